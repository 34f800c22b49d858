/** Rare and harmless words, none of them a character's name, of seven letters at least. */
export const rareWords: readonly string[] = [
  'accordion', 'almanac', 'apricot', 'archipelago', 'artichoke', 'bagpipes', 'barometer', 'blizzard', 'bonfire', 'buffalo', 'cardamom', 'chandelier', 'chestnut',
  'cinnamon', 'compass', 'cranberry', 'crocodile', 'dandelion', 'dolphin', 'dragonfly', 'earthquake', 'eggplant', 'flamingo', 'gargoyle', 'glacier', 'gooseberry',
  'hammock', 'harmonica', 'hedgehog', 'hurricane', 'icicles', 'jellyfish', 'kangaroo', 'kumquat', 'labyrinth', 'lantern', 'lavender', 'lighthouse', 'mahogany',
  'mandolin', 'marmalade', 'meteorite', 'mushroom', 'nightingale', 'octopus', 'orchestra', 'origami', 'paprika', 'parachute', 'pelican', 'periscope',
  'pineapple', 'porcupine', 'quicksand', 'raspberry', 'rhubarb', 'saffron', 'sandcastle', 'scarecrow', 'seahorse', 'skeleton', 'snowflake', 'spaghetti', 'squirrel',
  'sundial', 'tambourine', 'telescope', 'thimble', 'tornado', 'umbrella', 'volcano', 'walnuts', 'waterfall', 'windmill', 'xylophone', 'zeppelin', 'zucchini',
];
