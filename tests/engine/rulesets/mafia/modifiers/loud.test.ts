import { rule } from '../../../../../engine/testing/rule.ts';

const tracking = `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Loud Tracker, Bob: Mafia Goon, Cat: Town, Dan: Town }
  play:
    - expect: { phase: night 1 }
    - night 1: [Ann: tracker Bob, Bob: mafia vigilante Cat]
    - expect: { untold: { Bob: [{ kind: notice }] } }
    - end
`;

rule('mafia/modifier/loud#1', 'whoever is targeted is told by whom', `${tracking}
    - expect: { told: { Bob: [{ kind: notice, about: [Ann] }] }, untold: { Cat: [{ about: [Bob] }, { about: [Ann] }], Dan: [{ kind: notice }], Ann: [{ kind: notice }] } }
`);

rule('mafia/modifier/loud#2', 'a Loud Tracker makes two results', `${tracking}
    - expect: { told: { Ann: [{ kind: result, ability: tracker, about: [Bob], result: [Cat] }], Bob: [{ kind: notice, text: Ann targeted you }] } }
`);

rule('mafia/modifier/loud?1', 'the name, not the role', `${tracking}
    - expect: { untold: { Bob: [{ text: Tracker }, { ability: tracker }] } }
`);

rule('mafia/modifier/loud?4', 'at the end of the phase', `${tracking}
    - expect: { told: { Bob: [{ about: [Ann], phase: day 1 }] } }
`);

rule('mafia/modifier/loud?4', 'by day as well', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Loud Day Visitor, Bob: Mafia Goon, Cat: Town, Dan: Town }
  play:
    - day 1: [Ann: visitor Cat]
    - expect: { untold: { Cat: [{ about: [Ann] }] } }
    - end
    - expect: { phase: night 2, told: { Cat: [{ kind: notice, about: [Ann] }] } }
    - night 2: []
    - end
    - expect: { untold: { Cat: [{ about: [Ann] }] } }
`);

rule('mafia/modifier/loud?2', 'not if it stayed at home; but if it was stopped at the target by what does not cover it', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Loud Visitor, Bob: Mafia Roleblocker, Cat: Town, Dan: Town Loud Visitor, Eve: Town Ascetic, Fay: Town Loud Loyal Visitor }
  play:
    - expect: { phase: night 1 }
    - night 1: [Ann: visitor Cat, Bob: roleblocker Ann, Dan: visitor Eve, Fay: visitor Bob]
    - end
    - expect: { untold: { Cat: [{ kind: notice }] }, told: { Eve: [{ kind: notice, about: [Dan] }], Bob: [{ about: [Fay] }] } }
`);

rule('mafia/modifier/loud?2', 'not if a modifier around it failed: Loyal Loud', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Loyal Loud Visitor, Bob: Mafia Goon, Cat: Town, Dan: Town Erratic Loud Visitor, Eve: Town }
  play:
    - expect: { phase: night 1 }
    - night 1: [Ann: visitor Bob, Dan: visitor Eve]
    - end
    - expect: { untold: { Bob: [{ kind: notice }] }, told: { Eve: [{ about: [Dan] }] } }
    - night 2: [Ann: visitor Cat, Dan: visitor Eve]
    - end
    - expect: { untold: { Eve: [{ kind: notice }] }, told: { Cat: [{ about: [Ann] }] } }
`);

rule('mafia/modifier/loud?3', 'each of the players finally reached, copies as well', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Loud Bus Driver, Bob: Mafia Goon, Cat: Town, Dan: Town, Eve: Town Loud Visitor, Fay: Town Hider, Gus: Town, Hal: Town, Ivy: Town Bus Driver, Jon: Town Loud Visitor, Kim: Town, Lou: Town }
  play:
    - expect: { phase: night 1 }
    - night 1: [Ann: bus driver Cat and Dan, Eve: visitor Gus, Fay: hider Gus, Jon: visitor Kim, Ivy: bus driver Kim and Lou]
    - end
    - expect:
        told: { Cat: [{ about: [Ann] }], Dan: [{ about: [Ann] }], Gus: [{ about: [Eve] }], Fay: [{ about: [Eve] }], Lou: [{ about: [Jon] }] }
        untold: { Kim: [{ kind: notice }], Hal: [{ kind: notice }], Gus: [{ about: [Fay] }] }
`);

rule('mafia/modifier/loud?5', 'a Ninja is heard all the same', `
  rules: mafia
  options: { start: night, check: off, parity: off }
  players: { Ann: Town Loud Ninja Visitor, Bob: Mafia Goon, Cat: Town, Dan: Town Watcher }
  play:
    - night 1: [Ann: visitor Cat, Dan: watcher Cat]
    - end
    - expect: { told: { Cat: [{ kind: notice, about: [Ann] }], Dan: [{ result: [] }] } }
`);
