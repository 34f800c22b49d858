/** The emoji that people here use by name; any other `:name:` stays as it was typed. */
const LIST = `
+1 👍 -1 👎 100 💯 alarm_clock ⏰ angel 👼 angry 😠 arrow_down ⬇️ arrow_left ⬅️ arrow_right ➡️ arrow_up ⬆️ axe 🪓
balance_scale ⚖️ ballot_box_with_ballot 🗳️ bangbang ‼️ bar_chart 📊 bat 🦇 bell 🔔 black_circle ⚫ black_heart 🖤 blue_heart 💙
bomb 💣 book 📖 books 📚 bow_and_arrow 🏹 boom 💥 bow 🙇 broken_heart 💔 bulb 💡 bust_in_silhouette 👤 busts_in_silhouette 👥
calendar 📅 candle 🕯️ castle 🏰 cat 🐱 chains ⛓️ chart_with_upwards_trend 📈 city_sunset 🌆 cityscape 🏙️ clap 👏 clipboard 📋
clock1 🕐 clock3 🕒 clock6 🕕 clock9 🕘 coffee ☕ coffin ⚰️ confused 😕 cop 👮 crescent_moon 🌙 crossed_fingers 🤞 crossed_swords ⚔️
crown 👑 cry 😢 crystal_ball 🔮 cupid 💘 dagger_knife 🗡️ dancer 💃 dart 🎯 detective 🕵️ dizzy 💫 dog 🐶 door 🚪 dove_of_peace 🕊️
drum_with_drumsticks 🥁 dusk 🌆 envelope ✉️ exclamation ❗ eye 👁️ eyes 👀 face_with_monocle 🧐 fire 🔥 fist ✊ flashlight 🔦 fog 🌫️
footprints 👣 four_leaf_clover 🍀 full_moon 🌕 game_die 🎲 gear ⚙️ gem 💎 ghost 👻 gift 🎁 green_heart 💚 grey_question ❔ grin 😁
grinning 😀 hammer 🔨 handshake 🤝 hatching_chick 🐣 headstone 🪦 heart ❤️ heart_eyes 😍 heavy_check_mark ✔️ heavy_minus_sign ➖
heavy_plus_sign ➕ hospital 🏥 hourglass ⌛ hourglass_flowing_sand ⏳ house 🏠 imp 👿 information_source ℹ️ innocent 😇
inbox_tray 📥 japanese_ogre 👹 jack_o_lantern 🎃 joy 😂 judge 🧑‍⚖️ key 🔑 kiss 💋 knife 🔪 label 🏷️ large_blue_circle 🔵
large_green_circle 🟢 large_yellow_circle 🟡 lightning ⚡ link 🔗 lock 🔒 loudspeaker 📢 love_letter 💌 mag 🔍 mage 🧙 magic_wand 🪄
man_in_tuxedo 🤵 mask 😷 mega 📣 memo 📝 mirror 🪞 moneybag 💰 moon 🌔 muscle 💪 neutral_face 😐 new_moon 🌑 new_moon_with_face 🌚
night_with_stars 🌃 no_bell 🔕 no_entry ⛔ no_entry_sign 🚫 no_mouth 😶 ok 🆗 ok_hand 👌 open_mouth 😮 owl 🦉 package 📦 page_facing_up 📄
pencil ✏️ pencil2 ✏️ performing_arts 🎭 pill 💊 pirate_flag 🏴‍☠️ point_down 👇 point_left 👈 point_right 👉 point_up ☝️ pray 🙏
prince 🤴 princess 👸 purple_heart 💜 pushpin 📌 question ❓ rage 😡 raised_hand ✋ raised_hands 🙌 raven 🐦‍⬛ recycle ♻️ red_circle 🔴
repeat 🔁 ring 💍 robot_face 🤖 rocket 🚀 rose 🌹 rotating_light 🚨 scales ⚖️ scream 😱 scroll 📜 see_no_evil 🙈 shield 🛡️ shrug 🤷
shushing_face 🤫 skull 💀 skull_and_crossbones ☠️ sleeping 😴 slightly_smiling_face 🙂 smile 😄 smiley 😃 smiling_imp 😈 smirk 😏 snowflake ❄️
sob 😭 sparkles ✨ speech_balloon 💬 spider 🕷️ spider_web 🕸️ star ⭐ star2 🌟 stethoscope 🩺 stopwatch ⏱️ sun_with_face 🌞
sunglasses 😎 sunny ☀️ sunrise 🌅 sunrise_over_mountains 🌄 sweat_smile 😅 syringe 💉 tada 🎉 telescope 🔭 test_tube 🧪 thinking_face 🤔
thought_balloon 💭 thumbsdown 👎 thumbsup 👍 timer_clock ⏲️ tombstone 🪦 trophy 🏆 two_hearts 💕 umbrella ☔ unlock 🔓 upside_down_face 🙃
vampire 🧛 v ✌️ vertical_traffic_light 🚦 wave 👋 warning ⚠️ white_check_mark ✅ white_circle ⚪ white_flag 🏳️ wink 😉 wolf 🐺 woman 👩
world_map 🗺️ wrench 🔧 x ❌ yum 😋 zap ⚡ zipper_mouth_face 🤐 zombie 🧟 zzz 💤`;

const words = LIST.trim().split(/\s+/u);
const GLYPHS: ReadonlyMap<string, string> = new Map(
  words.flatMap((word, at): [string, string][] => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])),
);

/** The character of an emoji's name, without its colons; undefined when it is not one of ours. */
export const glyphOf = (name: string): string | undefined => GLYPHS.get(name);

/** Plain text with the known `:name:`s as characters; nothing else in it is read. */
export const withEmoji = (text: string): string => text.replace(/:([a-z0-9_+-]+):/g, (whole, name: string) => GLYPHS.get(name) ?? whole);
