import { rule } from '../../../../../engine/testing/rule.ts';
import { seven } from '../seven.ts';

const quiet = (decide = ''): string => seven(`
  - night 1: [Gus: lleech Bob]
  - day 3: []
  - expect: { dead: [], unannounced: [{ ability: fiddler }] }
  - night 4: [Gus: fiddler Ann]
  - expect: { announced: [{ ability: fiddler, text: will challenge }], refused: [] }
  - day 4: []
  - expect: { announced: [{ ability: fiddler, phase: day 4, about: [Ann, Gus] }] }`, { decide, options: 'stalled: contest' });

rule('clocktower/fabled/general#1', 'they are nobody at the table', seven('  - expect: { alive: [Ann, Bob, Cat, Dan, Eve, Fay, Gus], announced: [{ ability: djinn }] }'));
rule('clocktower/fabled/general#2', 'one that enters is announced with its effect, by default after three quiet days and nights', quiet());
rule('clocktower/fabled/general#2', 'at any time by the Storyteller', seven(`
  - day 1: [Storyteller: decide fabled-in-play Fiddler, Storyteller: decide fabled-in-play Fiddler]
  - expect: { announced: [{ ability: fiddler, text: will challenge }], refused: [{ by: Storyteller, code: unknown-option }] }
  - night 2: [Gus: fiddler Ann]
  - day 2: []
  - expect: { announced: [{ ability: fiddler, about: [Ann, Gus] }] }`));
rule('clocktower/fabled/general#3', 'nothing spoils them', seven(`
  - night 1: [Gus: fiddler Ann]
  - day 1: []
  - expect: { announced: [{ ability: fiddler, about: [Ann, Gus] }] }`, { gus: 'Vortox', decide: 'fabled-in-play: Fiddler' }));
rule('clocktower/fabled/general#4', 'there are these three', seven(`
  - day 1: [Storyteller: decide fabled-in-play Angel]
  - expect: { refused: [{ by: Storyteller, code: unknown-option, message: Fiddler }] }`));

const rules = "announced: [{ ability: djinn, text: beside another one }, { ability: djinn, text: is not told of }, { ability: djinn, text: a shot at the player }]";
rule('clocktower/fabled/djinn#1', 'in play where a pair is on the script, and all its rules are published', seven(`  - expect: { ${rules} }`));
rule('clocktower/fabled/djinn#2', 'these three rules', seven(`  - expect: { ${rules} }`));
const shot = (day: number): string => `  - day ${day}: [Bob: slayer Eve]
  - expect: { phase: over, dead: [Eve, Gus], winners: [Ann, Bob, Cat, Dan, Eve] }`;
rule('clocktower/fabled/djinn#3', 'a special rule holds against the texts: a shot kills somebody who is no Demon', seven(`
  - night 1: [Gus: lleech Eve]
${shot(1)}`));
rule('clocktower/fabled/djinn#4', 'nothing that malfunctions around it takes it away', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [${['Ann', 'Cat', 'Dan', 'Eve', 'Fay'].map(name => `Storyteller: mend ${name} drunk yes`).join(', ')}]
${shot(1)}`));
rule('clocktower/fabled/djinn#5', 'a Vortox changes nothing of it: its rules are told as they are, and hold', seven(`
  - expect: { ${rules} }
  - day 1: []
  - expect: { told: { Fay: [{ ability: damsel }] }, untold: { Eve: [{ ability: damsel }] } }`, { gus: 'Vortox', more: 'Hal: Damsel, Ivy: Marionette as Pixie' }));
rule('clocktower/fabled/djinn#6', 'what a special rule changes is not abnormal', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [Bob: slayer Eve]
  - expect: { phase: day 1, dead: [Eve, Gus] }
  - night 2: []
  - day 2: []
  - expect: { told: { Hal: [{ ability: mathematician, phase: night 2, result: 0 }] } }`, { fay: 'Evil Twin', decide: 'evil-twin-pair: Cat', more: 'Hal: Mathematician' }));
rule('clocktower/fabled/djinn#7', 'a special rule is in force to the end, whoever is dead by then', seven(`
  - night 1: [Gus: lleech Eve]
  - night 2: [Gus: lleech Fay]
  - night 3: [Gus: lleech Dan]
  - expect: { dead: [Fay] }
  - day 3: [Bob: slayer Eve]
  - expect: { phase: over, dead: [Dan, Eve, Fay, Gus] }`));
rule('clocktower/fabled/djinn#8', 'it has no side', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [Bob: slayer Eve]
  - expect: { winners: [Ann, Bob, Cat, Dan, Eve] }`));

const inPlay = { decide: 'fabled-in-play: Fiddler' };
const contest = (night: string, votes: string, expected: string, more: Parameters<typeof seven>[1] = {}): string => seven(`
  - night 1: [${night}]
  - day 1: [${votes}]
  - day 1 nominations: []
  - end
  - expect: { ${expected} }`, { ...inPlay, ...more });
const good = 'phase: over, winners: [Ann, Bob, Cat, Dan, Eve]';
const evil = 'phase: over, winners: [Fay, Gus]';
rule('clocktower/fabled/fiddler#1', 'the Demon names one of the other side; another choice is replaced', contest('Gus: lleech Eve, Gus: fiddler Fay', '', `${evil}, refused: [], announced: [{ ability: fiddler, about: { has: [Gus] } }], unannounced: [{ ability: fiddler, about: [Fay, Gus] }]`));
rule('clocktower/fabled/fiddler#3', 'all vote, the dead as well, until a day after dawn', contest('Gus: lleech Eve, Gus: fiddler Ann', 'Ann: vote Ann in fiddler, Bob: vote Ann in fiddler, Gus: vote Gus in fiddler', good));
rule('clocktower/fabled/fiddler#4', 'the side of the one with more votes wins', contest('Gus: lleech Eve, Gus: fiddler Ann', 'Ann: vote Gus in fiddler', evil));
rule('clocktower/fabled/fiddler#5', 'with equal votes evil wins', contest('Gus: lleech Eve, Gus: fiddler Ann', 'Ann: vote Ann in fiddler, Gus: vote Gus in fiddler', evil));
rule('clocktower/fabled/fiddler?1', 'without any vote, too', contest('Gus: lleech Eve, Gus: fiddler Ann', '', evil));
rule('clocktower/fabled/fiddler#6', 'a silent Demon: somebody of the other side is taken', contest('Gus: lleech Eve', '', `${evil}, announced: [{ ability: fiddler, about: { has: [Gus] } }]`));
rule('clocktower/fabled/fiddler#8', 'a Vortox falsifies nothing of it', contest('Gus: fiddler Ann', 'Ann: vote Ann in fiddler', good, { gus: 'Vortox' }));
rule('clocktower/fabled/fiddler#11', 'the side of the one voted for wins', contest('Gus: lleech Eve, Gus: fiddler Ann', 'Bob: vote Ann in fiddler', good));
rule('clocktower/fabled/fiddler?2', 'travellers vote here', contest('Gus: lleech Eve, Gus: fiddler Ann', 'Tom: vote Ann in fiddler', 'phase: over, winners: [Ann, Bob, Cat, Dan, Eve, Tom]', { more: 'Tom: good Deviant' }));

const silent = { decide: 'fabled-in-play: "Hell\'s Librarian"', options: 'mode: storyteller' };
const penalty = (value: string, rest: string): string => seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [Storyteller: silence on, Ann: say "oh"]
  - day 1: [Storyteller: decide librarian-penalty ${value}]
${rest}`, silent);
rule('clocktower/fabled/hells-librarian#1', 'who speaks meanwhile may be punished', penalty('warning', '  - expect: { announced: [{ about: [Ann], text: a warning }] }'));
rule('clocktower/fabled/hells-librarian#2', 'silence is called and lifted in public, at dusk at the latest', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [Storyteller: silence on, Storyteller: silence off, Ann: say "oh"]
  - expect: { announced: [{ text: Silence }, { text: The silence is over }], unannounced: [{ about: [Ann], text: during the silence }] }
  - day 1: [Storyteller: silence on]
  - night 2: []
  - expect: { announced: [{ text: The silence is over }] }`, silent));
rule('clocktower/fabled/hells-librarian#3', 'commands are no speech', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [Storyteller: silence on, Ann: claim Savant, Ann: whisper Cat]
  - expect: { unannounced: [{ about: [Ann], text: during the silence }], refused: [] }`, silent));
rule('clocktower/fabled/hells-librarian#4', 'the nomination of today is lost', penalty('nomination', '  - day 1 nominations: [Ann: nominate Bob]\n  - expect: { refused: [{ by: Ann, code: not-now }], announced: [{ about: [Ann], text: cannot nominate }] }'));
rule('clocktower/fabled/hells-librarian#4', 'the vote of today is lost', penalty('vote', '  - day 1 nominations: [Bob: nominate Cat, Ann: vote Cat yes]\n  - expect: { refused: [{ by: Ann, code: no-vote }] }'));
rule('clocktower/fabled/hells-librarian#8', 'a death is one by day, without an execution', penalty('death', '  - expect: { dead: [Ann], announced: [{ kind: death, phase: day 1, about: [Ann] }] }'));
rule('clocktower/fabled/hells-librarian?1', 'no death in a game that plays itself, where a warning is all', seven(`
  - day 1: [Storyteller: silence on, Ann: say "oh"]
  - expect: { dead: [], announced: [{ about: [Ann], text: a warning }] }`, { ...silent, options: '' }));
