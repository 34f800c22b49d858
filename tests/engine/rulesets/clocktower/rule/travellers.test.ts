import { rule } from '../../../../../engine/testing/rule.ts';
import { seven } from '../seven.ts';

const all = 'Ann, Bob, Cat, Dan, Eve, Fay, Gus';

rule('clocktower/rule/travellers#1', 'one may come and leave at any point, at the end of the seats or at a place that is named', seven(`
  - night 1: [Gus: lleech Eve, Storyteller: admit Zoe as good Scapegoat]
  - day 1: [Storyteller: admit Yan as evil Deviant below Ann, Yan: whisper Gus]
  - expect: { alive: [${all}, Yan, Zoe], refused: [], announced: [{ about: [Zoe], text: come to the table }, { about: [Yan, Gus] }] }
  - day 1 nominations: [Ann: nominate Ann]
  - expect: { announced: [{ about: [Ann, Ann], text: 'Yan, Bob, Cat' }] }
  - day 1 nominations: [Storyteller: dismiss Zoe, Zoe: whisper Ann]
  - expect: { alive: [${all}, Yan], announced: [{ about: [Zoe], text: has left }], refused: [{ by: Zoe, code: not-in-game }] }`));
rule('clocktower/rule/travellers#1', 'one may ask to come: by day at once, while there is room', seven(`
  - night 1: [Gus: lleech Eve, Zoe: travel as Scapegoat]
  - expect: { refused: [{ by: Zoe, code: not-now }], alive: [${all}] }
  - day 1: [Zoe: travel as Scapegoat, Yan: travel as Deviant, Xia: travel as Deviant]
  - expect: { alive: [${all}, Zoe, Yan], refused: [{ by: Xia, code: not-now }] }`));
rule('clocktower/rule/travellers#1', 'whoever runs the game decides whether and on which side', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [Zoe: travel as Scapegoat, Yan: travel as Deviant]
  - expect: { alive: [${all}] }
  - day 1: [Storyteller: decide traveller-admit yes, Storyteller: decide traveller-alignment evil, Storyteller: decide traveller-admit no]
  - expect: { alive: [${all}, Zoe], roles: { Zoe: evil Scapegoat }, told: { Zoe: [{ ability: demon, result: Gus }] } }`, { options: 'mode: storyteller' }));
rule('clocktower/rule/travellers#1', 'a request that nobody answers is decided by default when the day is over', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [Zoe: travel as Scapegoat]
  - night 2: []
  - expect: { alive: [${all}, Zoe] }`, { options: 'mode: storyteller' }));
rule('clocktower/rule/travellers#2', 'everybody is told the character and not the side', seven(`
  - day 1: [Storyteller: admit Zoe as evil Scapegoat]
  - expect: { announced: [{ about: [Zoe], text: as Scapegoat }], unannounced: [{ about: [Zoe], text: evil }] }`));
rule('clocktower/rule/travellers#3', 'the side is told to the traveller alone', seven(`
  - expect: { told: { Tom: [{ kind: role, text: You are evil }] }, untold: { Ann: [{ text: Deviant }] } }`, { more: 'Tom: Deviant', decide: 'traveller-alignment: evil' }));
rule('clocktower/rule/travellers#4', 'an evil one learns the Demon, a good one does not', seven(`
  - expect: { told: { Tom: [{ ability: demon, result: Gus }] }, untold: { Uma: [{ ability: demon }] } }`, { more: 'Tom: evil Deviant, Uma: good Scapegoat' }));
rule('clocktower/rule/starting-information#9', 'where the Demon is a token, the babysitter as soon as there is one', seven(`
  - night 1: [Fay: lil' monsta Gus, Gus: lil' monsta Gus]
  - day 1: []
  - expect: { told: { Tom: [{ ability: demon, result: Gus }] } }`, { more: 'Tom: evil Deviant', gus: 'Mezepheles' }));
rule('clocktower/rule/travellers#5', 'never counted: not for the needed votes, nor for two left', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: []
  - expect: { announced: [{ text: '7 players are in the game; 4 votes' }] }`, { more: 'Tom: evil Deviant, Uma: good Scapegoat' }));
rule('clocktower/rule/travellers#6', 'talks, whispers, nominates and votes, which carries a vote', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [Tom: whisper Ann, Tom: say "hello"]
  - day 1 nominations: [Tom: nominate Cat, Tom: nominate Dan]
  - day 1 voting: [Tom: vote Cat yes, Ann: vote Cat yes, Bob: vote Cat yes, Dan: vote Cat yes]
  - end
  - expect: { dead: [Cat], refused: [{ by: Tom, code: not-now }] }`, { more: 'Tom: evil Deviant' }));
rule('clocktower/rule/travellers?1', 'an option takes the vote away', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1 nominations: [Tom: nominate Cat, Tom: vote Cat yes]
  - expect: { refused: [{ by: Tom, code: no-vote }] }`, { more: 'Tom: evil Deviant', options: 'travellersVote: off' }));
rule('clocktower/rule/travellers#7', 'cannot be nominated', seven(`
  - day 1 nominations: [Ann: nominate Tom]
  - expect: { refused: [{ by: Ann, code: illegal-target }] }`, { more: 'Tom: evil Deviant' }));
rule('clocktower/rule/travellers#8', 'wins with the own side', seven(`
  - night 1: [Gus: lleech Eve]
  - day 1: [Bob: slayer Eve]
  - expect: { phase: over, winners: [Ann, Bob, Cat, Dan, Eve, Uma] }`, { more: 'Tom: evil Deviant, Uma: good Scapegoat' }));
const offered = seven(`
  - day 1: [Storyteller: admit Zoe as good Savant, Yan: travel as Beggar]
  - expect: { refused: [{ by: Storyteller, code: illegal-target, message: Deviant }, { by: Yan, code: illegal-target, message: Scapegoat }] }`);
rule('clocktower/rule/travellers#9', 'Deviant and Scapegoat are offered', offered);
rule('clocktower/rule/travellers?2', 'no others', offered);
