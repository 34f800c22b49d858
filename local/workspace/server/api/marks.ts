import { z } from 'zod';
import { checkBlocks, checkView } from '../blocks/index.ts';
import { isObj, textOf } from '../json.ts';
import type { Reaction } from '../world/world.ts';
import { liveChannel, messageFor } from './lookups.ts';
import { json, method, refuse, text } from './method.ts';

const pinsAdd = method({
  name: 'pins.add',
  tier: '2',
  scopes: ['pins:write'],
  args: z.object({ channel: text, timestamp: text.optional() }),
  run: (ws, args) => {
    const channel = liveChannel(ws, args.channel);
    if ('error' in channel) return channel;
    if (args.timestamp === undefined) return refuse('no_item_specified');
    const message = messageFor(ws, channel, args.timestamp);
    if ('error' in message) return message;
    if (channel.pins.includes(message.ts)) return refuse('already_pinned');
    if (channel.pins.length >= 100) return refuse('too_many_pins');
    ws.commit([{ type: 'channel-put', channel: { ...channel, pins: [...channel.pins, message.ts] } }]);
    return { ok: true };
  },
});

const pinsRemove = method({
  name: 'pins.remove',
  tier: '2',
  scopes: ['pins:write'],
  args: z.object({ channel: text, timestamp: text }),
  run: (ws, args) => {
    const channel = liveChannel(ws, args.channel);
    if ('error' in channel) return channel;
    if (!channel.pins.includes(args.timestamp)) return refuse('no_pin');
    ws.commit([{ type: 'channel-put', channel: { ...channel, pins: channel.pins.filter(ts => ts !== args.timestamp) } }]);
    return { ok: true };
  },
});

const reactionsAdd = method({
  name: 'reactions.add',
  tier: '3',
  scopes: ['reactions:write'],
  args: z.object({ channel: text, timestamp: text, name: text }),
  run: (ws, args) => {
    const channel = liveChannel(ws, args.channel);
    if ('error' in channel) return channel;
    const message = messageFor(ws, channel, args.timestamp);
    if ('error' in message) return message;
    const name = args.name.replaceAll(':', '');
    if (!/^[a-z0-9_+'-]+$/.test(name)) return refuse('invalid_name');
    const bot = ws.world.app.botUser;
    const old = message.reactions.find(r => r.name === name);
    if (old?.users.includes(bot)) return refuse('already_reacted');
    const mine: Reaction = { name, users: [...(old?.users ?? []), bot] };
    const reactions = old ? message.reactions.map(r => (r === old ? mine : r)) : [...message.reactions, mine];
    ws.commit([{ type: 'message-edited', message: { ...message, reactions } }]);
    return { ok: true };
  },
});

const validate = method({
  name: 'blocks.validate',
  tier: 'special',
  open: true,
  args: z.object({ blocks: json.optional(), view: json.optional(), surface: text.optional() }),
  run: (_, args) => {
    const type = textOf(args.view, 'type') === 'home' ? 'home' : 'modal';
    const problems = isObj(args.view) ? checkView(args.view, type) : checkBlocks(args.blocks, 'message');
    const errors = problems.map(({ pointer, message }) => ({ pointer, code: 'invalid', message }));
    return { ok: true, valid: errors.length === 0, errors };
  },
});

/** Pins, reactions, and the check of blocks. */
export const markMethods = [pinsAdd, pinsRemove, reactionsAdd, validate] as const;
