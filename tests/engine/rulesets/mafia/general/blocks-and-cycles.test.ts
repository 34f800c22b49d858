import { rule } from '../../../../../engine/testing/rule.ts';
import { night, table } from '../one-night.ts';

rule('mafia/general/blocks-and-cycles#1', 'a blocked blocker outside a loop blocks nothing', table('Ann: Town Roleblocker, Bob: Mafia Roleblocker, Cat: Town Cop, Dan: Town Roleblocker', `
  - night 1: [Ann: roleblocker Bob, Bob: roleblocker Ann, Dan: roleblocker Yam, Cat: cop Bob]
  - end
  - expect: { told: { Cat: [{ result: Non-Town }] } }
  - night 2: [Dan: roleblocker Bob, Bob: roleblocker Cat, Cat: cop Bob]
  - end
  - expect: { told: { Cat: [{ result: Non-Town }] } }`));

rule('mafia/general/blocks-and-cycles#1', 'what hangs on a loop is stopped by it; a block in it has been a visit, all else of its members has not', night(
  'Ann: Town Roleblocker, Bob: Mafia Roleblocker, Cat: Town Watcher, Dan: Town Watcher, Eve: Town',
  'Ann: roleblocker Bob, Bob: roleblocker Ann, Bob: mafia vigilante Eve, Cat: watcher Ann, Dan: watcher Eve',
  'dead: [], told: { Cat: [{ result: [Bob] }], Dan: [{ result: [] }] }'));

rule('mafia/general/blocks-and-cycles#2', 'two on each other: both are blocked, the shared kill with them', table('Ann: Town Roleblocker, Bob: Mafia Goon Roleblocker, Cat: Town', `
  - night 1: [Ann: roleblocker Bob, Bob: roleblocker Ann, Bob: mafia vigilante Cat]
  - end
  - expect: { dead: [] }
  - night 2: [Ann: roleblocker Bob, Bob: roleblocker Ann, Zed: mafia vigilante Cat]
  - end
  - expect: { dead: [Cat] }`));

rule('mafia/general/blocks-and-cycles#3', 'three in a ring: all are blocked, who is outside acts', night(
  'Ann: Town Roleblocker Cop, Bob: Mafia Goon Roleblocker, Cat: Town Roleblocker Vigilante, Dan: Town Cop, Eve: Town, Fay: Town',
  'Ann: roleblocker Bob, Ann: cop Bob, Bob: roleblocker Cat, Bob: mafia vigilante Eve, Cat: roleblocker Ann, Cat: vigilante Fay, Dan: cop Bob',
  'dead: [], told: { Ann: [{ result: No Result }], Dan: [{ result: Non-Town }] }'));

rule('mafia/general/blocks-and-cycles#4', 'A on B on C: B is blocked and C acts', night(
  'Ann: Town Roleblocker, Bob: Mafia Roleblocker, Cat: Town Cop',
  'Ann: roleblocker Bob, Bob: roleblocker Cat, Cat: cop Bob',
  'told: { Cat: [{ result: Non-Town }] }'));

rule('mafia/general/blocks-and-cycles#5', 'two Jailkeepers on each other: both are blocked and neither is protected', night(
  'Ann: Town Jailkeeper, Bob: Town Jailkeeper Cop, Cat: Town Vigilante',
  'Ann: jailkeeper Bob, Bob: jailkeeper Ann, Bob: cop Zed, Cat: vigilante Bob, Zed: mafia vigilante Ann',
  'dead: [Ann, Bob], told: { Bob: [{ result: No Result }] }'));

rule('mafia/general/blocks-and-cycles#6', 'two Rolestoppers on one player: the player is closed to everybody else', night(
  'Ann: Town Rolestopper, Bob: Town Rolestopper, Cat: Town, Dan: Town Cop',
  'Ann: rolestopper Cat, Bob: rolestopper Cat, Dan: cop Cat, Zed: mafia vigilante Cat',
  'dead: [], told: { Dan: [{ result: No Result }] }'));

rule('mafia/general/blocks-and-cycles#7', 'moved onto itself a block holds, and stops what else its user does', night(
  'Ann: Town Roleblocker Cop, Bob: Town Deflector, Cat: Town Cop, Dan: Town Jailkeeper',
  'Ann: roleblocker Cat, Ann: cop Zed, Bob: deflector Cat and Ann, Cat: cop Zed',
  'told: { Ann: [{ result: No Result }], Cat: [{ result: Non-Town }] }'));

rule('mafia/general/blocks-and-cycles#7', 'a Jailkeeper moved onto itself is not protected', night(
  'Ann: Town Jailkeeper, Bob: Town Deflector, Cat: Town',
  'Ann: jailkeeper Cat, Bob: deflector Cat and Ann, Zed: mafia vigilante Ann',
  'dead: [Ann]'));

rule('mafia/general/blocks-and-cycles#8', 'of two on each other only the one that is not Strong-Willed is blocked', night(
  'Ann: Town Strong-Willed Roleblocker, Bob: Mafia Roleblocker, Cat: Town Watcher, Dan: Town Tracker',
  'Ann: roleblocker Bob, Bob: roleblocker Ann, Cat: watcher Ann, Dan: tracker Ann',
  'told: { Cat: [{ result: [Dan] }], Dan: [{ result: [Bob] }] }'));

rule('mafia/general/blocks-and-cycles#9', 'a block that was aimed there anyway stops the Redirector who would move it', night(
  'Ann: Town Roleblocker, Bob: Mafia Redirector, Cat: Town Vigilante, Dan: Town',
  'Ann: roleblocker Bob, Bob: redirector Ann and Cat, Cat: vigilante Dan',
  'dead: [Dan]'));

rule('mafia/general/blocks-and-cycles#10', 'a block that a Lightning Rod pulls stops what else that player does, not the pull', night(
  'Ann: Mafia Lightning Rod Roleblocker, Bob: Town Roleblocker, Cat: Town Cop, Dan: Town, Eve: Town Strong-Willed Tracker',
  'Ann: lightning rod, Ann: roleblocker Cat, Bob: roleblocker Yam, Cat: cop Dan, Eve: tracker Bob',
  'told: { Cat: [{ result: Non-Town }], Eve: [{ result: [Ann] }] }'));

rule('mafia/general/blocks-and-cycles#11', 'a block aimed at the Lightning Rod: nothing is pulled', night(
  'Ann: Mafia Lightning Rod, Bob: Town Roleblocker, Cat: Town Cop, Dan: Town',
  'Ann: lightning rod, Bob: roleblocker Ann, Cat: cop Dan',
  'told: { Cat: [{ result: Town }] }'));

rule('mafia/general/blocks-and-cycles#12', 'a second driver who swaps the first with Z carries the block to Z, and both drive', night(
  'Ann: Town Bus Driver, Bob: Town Bus Driver, Cat: Mafia Roleblocker, Dan: Town, Eve: Town, Zoe: Town Cop',
  'Cat: roleblocker Ann, Bob: bus driver Ann and Zoe, Ann: bus driver Dan and Eve, Zoe: cop Zed, Zed: mafia vigilante Dan',
  'dead: [Eve], told: { Zoe: [{ result: No Result }] }'));

rule('mafia/general/blocks-and-cycles#13', 'the first driver swaps X with the second, who is blocked', night(
  'Ann: Town Bus Driver, Bob: Town Bus Driver, Cat: Mafia Roleblocker, Dan: Town, Eve: Town, Xen: Town Cop',
  'Cat: roleblocker Xen, Ann: bus driver Xen and Bob, Bob: bus driver Dan and Eve, Xen: cop Zed, Zed: mafia vigilante Dan',
  'dead: [Dan], told: { Xen: [{ result: Non-Town }] }'));

rule('mafia/general/blocks-and-cycles#14', 'two Redirectors who each move the Roleblocker that is aimed at the other: both are blocked', night(
  'Ann: Mafia Redirector, Bob: Mafia Redirector, Cat: Town Roleblocker, Dan: Town Roleblocker, Eve: Town Cop, Fay: Town Cop',
  'Cat: roleblocker Ann, Dan: roleblocker Bob, Ann: redirector Dan and Eve, Bob: redirector Cat and Fay, Eve: cop Zed, Fay: cop Zed',
  'told: { Eve: [{ result: Non-Town }], Fay: [{ result: Non-Town }] }'));

rule('mafia/general/blocks-and-cycles#15', 'a block aimed at a Hider fails, and the hide works', night(
  'Ann: Town Hider, Bob: Town, Cat: Mafia Roleblocker',
  'Ann: hider Bob, Cat: roleblocker Ann, Zed: mafia vigilante Bob',
  'dead: [Ann, Bob]'));

rule('mafia/general/blocks-and-cycles#16', 'a block on the player hidden behind stops the Hider\'s other actions, not the hide', night(
  'Ann: Town Hider Cop, Bob: Town Cop, Cat: Mafia Roleblocker',
  'Ann: hider Bob, Ann: cop Zed, Bob: cop Zed, Cat: roleblocker Bob, Zed: mafia vigilante Bob',
  'dead: [Ann, Bob], told: { Ann: [{ result: No Result }], Bob: [{ result: No Result }] }'));

rule('mafia/general/blocks-and-cycles#17', 'an Asceticiser reaches its target: the others do not', night(
  'Ann: Town Asceticiser, Bob: Town, Cat: Town Doctor',
  'Ann: asceticiser Bob, Cat: doctor Bob, Zed: mafia vigilante Bob',
  'dead: [Bob]'));

rule('mafia/general/blocks-and-cycles#18', 'an Ascetic among the two of a Bus Driver, a Deflector, a Redirector stops it all', table('Ann: Town Ascetic, Bob: Town Bus Driver, Cat: Town, Dan: Town Deflector, Eve: Town Redirector, Fay: Town, Gus: Town', `
  - night 1: [Bob: bus driver Cat and Ann, Zed: mafia vigilante Cat]
  - end
  - expect: { dead: [Cat] }
  - night 2: [Dan: deflector Fay and Ann, Zed: mafia vigilante Fay]
  - end
  - expect: { dead: [Cat, Fay] }
  - night 3: [Eve: redirector Zed and Ann, Zed: mafia vigilante Gus]
  - end
  - expect: { dead: [Cat, Fay, Gus] }`));

rule('mafia/general/blocks-and-cycles#18', 'so does a Rolestopper on one of them', night(
  'Ann: Town Rolestopper, Bob: Town Redirector, Cat: Town, Dan: Town',
  'Ann: rolestopper Cat, Bob: redirector Zed and Cat, Zed: mafia vigilante Dan',
  'dead: [Dan]'));

rule('mafia/general/blocks-and-cycles#19', 'a Rolestopper on X blocks the Bus Driver on X and Y, who would move it', night(
  'Ann: Town Rolestopper, Bob: Town Bus Driver, Xen: Town, Yul: Town',
  'Ann: rolestopper Xen, Bob: bus driver Xen and Yul, Zed: mafia vigilante Yul',
  'dead: [Yul]'));

rule('mafia/general/blocks-and-cycles#20', 'who dies tonight has acted', night(
  'Ann: Town Roleblocker, Bob: Mafia Cop',
  'Ann: roleblocker Bob, Bob: cop Ann, Zed: mafia vigilante Ann',
  'dead: [Ann], told: { Bob: [{ result: No Result }] }'));

rule('mafia/general/blocks-and-cycles#21', 'no verdict is stable: the driver who is hit as matters stand is blocked, the other drives', night(
  'Ann: Town Bus Driver, Bob: Town Bus Driver, Cat: Mafia Roleblocker, Dan: Mafia Roleblocker, Xen: Town Cop, Zoe: Town Cop',
  'Cat: roleblocker Xen, Dan: roleblocker Ann, Ann: bus driver Xen and Bob, Bob: bus driver Ann and Zoe, Xen: cop Zed, Zoe: cop Zed',
  'told: { Xen: [{ result: No Result }], Zoe: [{ result: No Result }] }'));

rule('mafia/general/blocks-and-cycles#21', 'and the one who was brought down stayed at home', night(
  'Ann: Town Bus Driver, Bob: Town Bus Driver, Cat: Mafia Roleblocker, Dan: Mafia Roleblocker, Eve: Town Tracker, Fay: Town Tracker, Xen: Town, Zoe: Town',
  'Cat: roleblocker Xen, Dan: roleblocker Ann, Ann: bus driver Xen and Bob, Bob: bus driver Ann and Zoe, Eve: tracker Zoe, Fay: tracker Bob',
  'told: { Eve: [{ result: [] }], Fay: [{ result: [Ann, Zoe] }] }'));

rule('mafia/general/blocks-and-cycles#22', 'two Redirectors who each bring a block onto the other: both redirect, and lose what else they do', night(
  'Ann: Mafia Redirector Cop, Bob: Mafia Redirector Cop, Cat: Town Roleblocker, Dan: Town Roleblocker, Eve: Town Cop, Fay: Town Cop',
  'Cat: roleblocker Eve, Dan: roleblocker Fay, Ann: redirector Cat and Bob, Bob: redirector Dan and Ann, Ann: cop Yam, Bob: cop Yam, Eve: cop Zed, Fay: cop Zed',
  'told: { Ann: [{ result: No Result }], Bob: [{ result: No Result }], Eve: [{ result: Non-Town }], Fay: [{ result: Non-Town }] }'));

rule('mafia/general/blocks-and-cycles?1', 'in a loop of blocks all hold, whoever was first and whatever the seed', table('Ann: Town Roleblocker, Bob: Town Roleblocker Vigilante, Cat: Town Roleblocker Vigilante, Dan: Town, Eve: Town', `
  - night 1: [Cat: vigilante Dan, Cat: roleblocker Ann, Bob: vigilante Eve, Bob: roleblocker Cat, Ann: roleblocker Bob]
  - end
  - expect: { dead: [] }`, { seed: 4 }));

rule('mafia/general/blocks-and-cycles?2', 'Strong-Willed does not get through to a Hider', night(
  'Ann: Town Hider, Bob: Town, Cat: Town Strong-Willed Cop, Dan: Town Strong-Willed Vigilante',
  'Ann: hider Bob, Cat: cop Ann, Dan: vigilante Ann',
  'dead: [], told: { Cat: [{ result: No Result }] }'));
