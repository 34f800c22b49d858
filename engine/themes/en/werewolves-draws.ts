import type { Theme } from '../words.ts';

const enchanted = (role: string): string => `whether the ${role} is answered truly`;

const group = (slug: string, name: string): Theme => ({
  [`werewolves.word.${slug}-executor`]: `who acts for ${name}`,
  [`werewolves.word.${slug}-tie`]: `whom ${name} means, of several with as many votes`,
});

/** What is drawn by chance, as the reveal and the host's pages call it: after "Drawn by chance, ". */
export const werewolvesDraws: Theme = {
  'werewolves.word.amnesiac-hints': 'what the Amnesiac is hinted at',
  'werewolves.word.amnesiac-role': 'what the Amnesiac forgot',
  'werewolves.word.angel-companion': 'the companion of the Angel',
  'werewolves.word.archivist-fox-roles': 'what the Archivist Fox finds',
  'werewolves.word.chef-waiters': 'the waiters of the Chef',
  'werewolves.word.clairvoyant-fox-enchanted': enchanted('Clairvoyant Fox'),
  'werewolves.word.crowd-seeker-enchanted': enchanted('Crowd Seeker'),
  ...group('cult', 'the cult'),
  'werewolves.word.cult-heir': 'who leads the cult from now on',
  'werewolves.word.cupid-lover': 'whom Love binds',
  'werewolves.word.devil-enchanted': enchanted('Devil'),
  'werewolves.word.fletcher-customer': 'the customer of the Fletcher',
  'werewolves.word.flute-charmer-enchanted': enchanted('Flute Charmer'),
  'werewolves.word.fortune-apprentice-role': 'what the Fortune Apprentice becomes',
  'werewolves.word.fortune-teller-enchanted': enchanted('Fortune Teller'),
  'werewolves.word.golem-exclusion': 'whom the Golem leaves out',
  'werewolves.word.horseman-kind': 'which Horseman rides',
  'werewolves.word.horseman-of-famine-disguise': 'the disguise of the Horseman of Famine',
  'werewolves.word.infecting-wolf-target': 'whom the Infecting Wolf turns',
  'werewolves.word.journalist-heir': 'the heir of the Journalist',
  'werewolves.word.juror-enchanted': enchanted('Juror'),
  ...group('jury', 'the jury'),
  'werewolves.word.knowledgeable-wolf-roles': 'what the Knowledgeable Wolf knows',
  'werewolves.word.lone-warlock-enchanted': enchanted('Lone Warlock'),
  'werewolves.word.lynch-tie': 'who is voted out, of several with as many votes',
  'werewolves.word.macho-attacker': 'of which attacker the Macho hears',
  'werewolves.word.mad-scientist-subject': 'the subject of the Mad Scientist',
  'werewolves.word.mad-scientist-subjects': 'the subjects of the Mad Scientist',
  'werewolves.word.psychic-wolf-enchanted': enchanted('Psychic Wolf'),
  'werewolves.word.psychopath-enchanted': enchanted('Psychopath'),
  'werewolves.word.psychopath-list': 'the list of the Psychopath',
  'werewolves.word.shepherd-unherded': 'who leaves the herd',
  'werewolves.word.town-crier-player': 'of whom the Town Crier tells',
  'werewolves.word.warlock-enchanted': enchanted('Warlock'),
  'werewolves.word.white-werewolf-imitation': 'what the White Werewolf imitates',
  ...group('wolfpack', 'the pack'),
};
