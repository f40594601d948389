"""`python -m wyprawa.server`: the server with what the environment says."""

if __name__ == "__main__":  # the bots' processes read this file too, and need nothing of it
    import sys

    from wyprawa.kernel import WyprawaError
    from wyprawa.server.run import serve

    try:
        serve()
    except WyprawaError as error:
        sys.exit(f"wyprawa: {error}")
