### Stories: pages, endings, entries, echoes.

intro-high-throne = Draugr are in the hall of the Jarl. You wake without a weapon, without a light. Find the torch, lift the old man from his throne, and get him out. Do not let them come close.
after-high-throne = Behind you the roof of the hall comes down. The Jarl looks back only once.
intro-in-the-mist = Mist, and shapes in it. Somebody dropped a sling and a knife here. You have fists, and now you have more.
after-in-the-mist = The mist thins, and the camp fires show where the others fled to. Two things cannot wait. You can do one of them.
mission-plunder = Plunder
mission-hunt = Hunt
mission-caravan = Barn and Well
mission-challenge = Challenge
mission-stand = The Stand
clue-ash-staff = an ash staff, cut where no ash grows
clue-bishops-ring = the Bishop’s ring, ‘to my son Ullric’
entry-cracked-rune = Entry 1. Under the cairn lies a cracked stone with a red rune. It is warm.
entry-lullaby = Entry 2. Somebody sings, low, behind you. You know the song. Your mother knew it too.
end-ending-named = You say the child’s name to him, and Ullric lowers his sword. He walks back through the gate by himself and pulls it shut. Nobody ever saw a door close so gently.
end-ending-dawn = He falls, and light falls through the place where he stood. They will name sons and daughters after you for a hundred years.
end-ending-winter = He falls, and the gate falls with him. You have won, and you are so cold. It is said that whoever closed it never quite came home.
captive-gunnar = Gunnar
    .acc = Gunnar
captive-archer = the archer
    .acc = the archer
captive-brother = the horn blower
    .acc = the horn blower

scenario-rescue = Rescue
intro-rescue = Two of the Jarl’s men are held in the farm below the hall, and the farm is no longer held by the living. Bring out Gunnar, and the archer too if you can find the key.
after-rescue = Gunnar spits out blood and grins. ‘I’d have waited longer,’ he says, ‘but the company was cold.’

scenario-break-in = Break-in
intro-break-in = The steward wrote down who opened the gate that night. His scroll lies in the counting house, behind a locked door. Get in, take it, and get out by the back gate.
after-break-in = The scroll names a single name, written over and over: Ullric. At the foot of the stairs an axeman waits and asks if you need another hand. ‘Gunnar,’ he says.

scenario-brother-in-arms = Brother in Arms
intro-brother-in-arms = A horn sounds from the high meadow, again and again, each time a little weaker. Whoever blows it stands alone. Reach him and bring him down alive.
after-brother-in-arms = The horn is silent now. ‘You heard me,’ says whoever blew it, leaning on what is left of a shield, and still does not quite believe it.

scenario-barrow-road = The Barrow Road
intro-barrow-road = The road north runs between the mounds, and the mounds are open. Do not stop for the dead. Stop for nothing but the old cairn.
after-barrow-road = Behind you the barrows close again, one after another, like eyes. Ahead the road forks: to the ford of the wolves, or to the king’s own mound.

scenario-wolf-ford = Wolf Ford
intro-wolf-ford = The ice on the ford bears in the middle only, and something walks under it. Cut a way across and plant your banner at the alder on the far bank.
after-wolf-ford = The banner holds. So does the ice, just. Upstream a bell rings under water; above you ravens turn around the crag.

scenario-kings-barrow = The King’s Barrow
intro-kings-barrow = He took his sword Gram with him under the earth. He does not need it there. Force the inner door, take the blade, and be gone before he wants it back.
after-kings-barrow = Gram is heavier than it looks, and colder. From the top of the mound you see the chapel in the lake, and beyond it a white bridge that nobody built of stone.

scenario-drowned-chapel = The Drowned Chapel
intro-drowned-chapel = Four candles burned here for three hundred years, until the lake came. Light them again, all of them, and whoever prays below will let you pass.
after-drowned-chapel = Light runs along the water and does not go out. From the last pew a woman with a spear rises, wet to the bone. ‘Sigrun,’ she says. ‘Which year is it?’

scenario-raven-crag = Raven Crag
intro-raven-crag = The ravens see the whole march of the dead from up there, and ravens can be asked. Climb to the nest. What guards the path shoots straight.
after-raven-crag = The old raven speaks with a dead man’s voice and tells you of the black wood. On the way down a girl with a bow joins you without a word. Her name is Ingrid.

scenario-bone-bridge = The Bone Bridge
intro-bone-bridge = It is made of those who tried to cross. Two of you at least must stand at the far post, and the longer you take, the hungrier its keeper gets.
after-bone-bridge = On the far side a man is sitting on the rail, feet over nothing, sharpening an axe. Hakon crossed yesterday. He was only waiting for company.

scenario-black-wood = The Black Wood
intro-black-wood = No snow lies in this wood, and no leaf moves. Go straight through. If you hear your own name, do not turn round: Scathac hunts here, and she learns names fast. Among the trunks the ground has split open, and whatever looks out of it drives the dead on.
after-black-wood = You come out with one more than went in. Bjarni has lived in there since the first winter. He carries an ash staff and will not say where he cut it.

scenario-bishops-crypt = The Bishop’s Crypt
intro-bishops-crypt = He blessed the gate so that it would open. Now he lies under the altar stone and does not rest. End it.
after-bishops-crypt = The ring comes off his finger as if he had been waiting to be rid of it. On its inside: a name you know, and the word ‘son’.

scenario-nine-stones = The Nine Stones
intro-nine-stones = The ring must be held from dusk until the stars have turned, and their ranks must be thinned by then. They will come from every corner.
after-nine-stones = Dawn finds you standing. A hunter called Ylva, who shot from the dark all night on your side, comes in to the fire at last.

scenario-storm-hall = The Storm Hall
intro-storm-hall = Sanngriðr chooses the slain, and she no longer waits until they are. She has her high seat in the hall where the storm is kept, and before it hangs an eye that never shuts.
after-storm-hall = When she falls the wind stops, everywhere, at once. In the silence you hear a heart beat under the ground.

scenario-silent-shore = The Silent Shore
intro-silent-shore = Ullric’s first child was left on this shore, in a year of hunger. It was never given a name. Find the cradle, keep away from the water, and mind who follows you.
after-silent-shore = You say a name over the cradle, the first that comes to mind, and the crying stops. It is a small thing. It may be enough.

scenario-black-heart = Black Heart
intro-black-heart = The gate stands open and he stands in it: Ullric, once a jarl, once a man. Behind him is only cold. There is no other way to shut it.
after-black-heart = The heart under the ground misses a beat, and then there is no other.

scenario-loot = Loot
intro-loot = A village without people is a larder without a lock. Take what you can carry, and leave before the owners are home.
after-loot = You eat well tonight. Nobody says whose bread it was.

scenario-for-glory = For Glory!
intro-for-glory = Somebody has to show them that the living can still be angry. Pick your ground, and let them come.
after-for-glory = There will be a song about this. With luck you will hear it.

echo-1 = 1. A loaf on the sill, still warm.
echo-2 = 2. Your father’s hand over yours on the hilt.
echo-3 = 3. They carried you home on their shoulders.
echo-4 = 4. The ice gives way again, under both of you.
echo-5 = 5. You held the rope until your palms were raw.
echo-6 = 6. Rain on the roof, and nobody calling.
echo-7 = 7. The old smith shows it to you a third time.
echo-8 = 8. You saw it and said nothing.
echo-9 = 9. A pouch sewn into the lining, forgotten.
echo-10 = 10. The price was his, and you let him pay it.
echo-11 = 11. A song without words, hummed at the loom.
echo-12 = 12. You count the oars by their sound.
echo-13 = 13. The stranger at the door, and you opened.
echo-14 = 14. Teeth in the dark, and the scar aches.
echo-15 = 15. You slept well the night he was hanged.
echo-16 = 16. Hay, and a dog’s warm back.
echo-17 = 17. You learn to fall before you learn to stand.
echo-18 = 18. The knife was in your hand, not in his.
echo-19 = 19. A quiver hidden under the bridge.
echo-20 = 20. The whole shore stands up when you land.
echo-21 = 21. The first swim of the year.
echo-22 = 22. How to walk on snow without a mark.
echo-23 = 23. You gave your cloak to a thief.
echo-24 = 24. The fire took the west end first.
echo-25 = 25. He hit harder than your master ever did.
echo-26 = 26. Milk with honey, and fever going down.
echo-27 = 27. You read the stars from the bottom of the boat.
echo-28 = 28. You took his place in the boat.
echo-29 = 29. A blessing in a bottle, from a dying priest.
echo-30 = 30. Seven days of sleep after the crossing.
echo-31 = 31. Your sister’s laughter behind the wall.
echo-32 = 32. A stone skips nine times, then ten.
echo-33 = 33. You spoke up in the hall, alone.
echo-34 = 34. A tooth, a stone, a long winter.
echo-35 = 35. You left the wounded where they lay, and lived.
echo-36 = 36. The bench in the sun.
echo-37 = 37. You win the game by losing the second piece.
echo-38 = 38. The gate unbarred, and it was your watch.
echo-39 = 39. Arrows in the thatch, still good.
echo-40 = 40. You learned it from the dead man’s book.
echo-41 = 41. Wet wool drying by the hearth.
echo-42 = 42. Knots your fingers still know.
echo-43 = 43. You walked back for the child.
echo-44 = 44. The bear stood up.
echo-45 = 45. You set your own bone, and remember how.
echo-46 = 46. A hand on your forehead, nobody there.
echo-47 = 47. The duel, move by move, seen from above.
echo-48 = 48. You swore on the ring, and lied.
echo-49 = 49. Your grandmother’s remedy, in your own pocket.
echo-50 = 50. The spring under the birch, and silence.
echo-51 = 51. The smell of tar in April.
echo-52 = 52. A rhyme for which mushrooms kill.
echo-53 = 53. They were ten and you were one, and they ran.
echo-54 = 54. A needle, a splinter, a burn.
echo-55 = 55. You drank while the others kept watch.
echo-56 = 56. Somebody has darned your glove.
echo-57 = 57. You hear the third man by his breath.
echo-58 = 58. You sold the horse that trusted you.
echo-59 = 59. Fire that burns on water, in a clay jar.
echo-60 = 60. The king asks your name, and waits for it.
