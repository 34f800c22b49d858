import type { Theme } from '../words.ts';

const drawn: Readonly<Record<string, string>> = {
  'amnesiac-hints': 'what the Amnesiac is hinted at',
  'amnesiac-role': 'what the Amnesiac forgot',
  'angel-companion': 'the companion of the Angel',
  'archivist-fox-roles': 'what the Archivist Fox finds',
  'chef-waiters': 'the waiters of the Chef',
  'cult-heir': 'the heir of the cult',
  'cupid-lover': 'whom Love binds',
  'fletcher-customer': 'the customer of the Fletcher',
  'fortune-apprentice-role': 'what the Apprentice becomes',
  'golem-exclusion': 'whom the Golem leaves out',
  'horseman-kind': 'which Horseman rides',
  'horseman-of-famine-disguise': 'the disguise of Famine',
  'infecting-wolf-target': 'whom the Infecting Wolf turns',
  'journalist-heir': 'the heir of the Journalist',
  'knowledgeable-wolf-roles': 'what the Knowledgeable Wolf knows',
  'lynch-tie': 'who is voted out, of several',
  'macho-attacker': 'the attacker of the Macho',
  'mad-scientist-subject': 'the subject of the Mad Scientist',
  'mad-scientist-subjects': 'the subjects of the Mad Scientist',
  'psychopath-list': 'the list of the Psychopath',
  'shepherd-unherded': 'who leaves the herd',
  'town-crier-player': 'the player of the Town Crier',
  'white-werewolf-imitation': 'what the White Werewolf imitates',
};

const investigators = ['Clairvoyant Fox', 'Crowd Seeker', 'Devil', 'Flute Charmer', 'Fortune Teller', 'Juror', 'Lone Warlock', 'Psychic Wolf', 'Psychopath', 'Warlock'];
const groups = [['cult', 'the cult'], ['jury', 'the jury'], ['wolfpack', 'the pack']] as const;

/** What is drawn by chance, as the reveal and the host's pages call it: after "Drawn by chance, ". */
export const werewolvesDraws: Theme = Object.fromEntries([
  ...Object.entries(drawn),
  ...investigators.map(role => [`${role.toLowerCase().replace(' ', '-')}-enchanted`, `whether the ${role} is answered truly`] as const),
  ...groups.flatMap(([slug, name]) => [[`${slug}-executor`, `who acts for ${name}`], [`${slug}-tie`, `whom ${name} means, of several`]] as const),
].map(([key, words]) => [`werewolves.word.${key}`, words]));
