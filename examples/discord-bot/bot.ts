import {
  ActionRowBuilder,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  type Client,
  Events,
  escapeMarkdown,
  type Interaction,
  MediaGalleryBuilder,
  MessageFlags,
  SlashCommandBuilder,
  TextDisplayBuilder,
} from 'discord.js';
import {
  type BotMessage,
  type BotSettings,
  choiceFrom,
  type Platform,
  type RunningBot,
  startBot,
} from '../chat-core/index.ts';

/** `/carcassonne say: 7a` */
export const command = new SlashCommandBuilder()
  .setName('carcassonne')
  .setDescription('Play Carcassonne here: help, new, join, options, 7a …')
  .setDescriptionLocalization('it', 'Gioca a Carcassonne qui: aiuto, nuova, entra, mosse, 7a …')
  .addStringOption((option) =>
    option.setName('say').setDescription('A command such as “new”; “help” lists them').setMaxLength(2000),
  );

const BUTTONS_IN_A_ROW = 5;
/** The maximum text of a message, in characters. */
const MAX_CHARACTERS = 3800;

/** Lets Discord channels play through `discord`, which the caller logs in. */
export async function connectDiscord(
  discord: Client,
  settings: BotSettings,
  log: (text: string) => void,
): Promise<RunningBot> {
  const platform: Platform = {
    provider: 'discord',
    hasButtons: true,
    privateRoom: (user) => `@${user}`,
    async post(room, message) {
      if (room.startsWith('@')) {
        await discord.users.send(room.slice(1), messageFor(message));
        return;
      }
      const channel = await discord.channels.fetch(room);
      if (!channel?.isSendable()) throw new Error(`nothing can be said in ${room}`);
      await channel.send(messageFor(message));
    },
  };
  const bot = await startBot(settings, platform, log);

  async function hear(interaction: ChatInputCommandInteraction | ButtonInteraction): Promise<void> {
    // Discord expects an acknowledgement within three seconds.
    await interaction.deferReply();
    const { id, user, channelId, locale } = interaction;
    const isPrivate = !interaction.inGuild();
    const room = isPrivate ? platform.privateRoom(user.id) : channelId;
    const said = interaction.isButton()
      ? choiceFrom(interaction.customId)
      : { text: interaction.options.getString('say') ?? 'turn' };
    const message = { room, isPrivate, user: { id: user.id, name: user.displayName, locale }, ...said, id };
    await bot.chat.receive(message, async (message) => {
      await interaction.editReply(messageFor(message));
    });
  }

  discord.on(Events.ClientReady, ({ application }) => application.commands.set([command]));
  discord.on(Events.InteractionCreate, (interaction: Interaction) => {
    if (interaction.isChatInputCommand() || interaction.isButton())
      hear(interaction).catch((error: Error) => log(error.message));
  });
  discord.on(Events.Error, (error) => log(error.message));
  return bot;
}

/**
 * Converts a message to Discord's format: text, the picture with its description, buttons. Only `mention` is
 * mentioned.
 */
export function messageFor({ text, picture, alternative, choices = [], mention, isDrawn }: BotMessage) {
  const name = mention === undefined ? '' : `<@${mention.id}> `;
  const words = text.slice(0, MAX_CHARACTERS);
  const shown = isDrawn ? `\`\`\`\n${words.replaceAll('`', "'")}\n\`\`\`` : escapeMarkdown(words);
  return {
    flags: MessageFlags.IsComponentsV2 as const,
    allowedMentions: { users: mention === undefined ? [] : [mention.id], parse: [] },
    components: [
      new TextDisplayBuilder().setContent((name + shown).slice(0, 4000)),
      ...(picture === undefined ? [] : [galleryOf(picture, alternative ?? text)]),
      ...rowsOf(choices.map(({ label, data }) => buttonFor(label, data))),
    ],
  };
}

const galleryOf = (picture: string, alternative: string) =>
  new MediaGalleryBuilder().addItems((item) =>
    item.setURL(picture).setDescription(alternative.slice(0, 1024)),
  );

const buttonFor = (label: string, data: string) =>
  new ButtonBuilder().setLabel(label.slice(0, 80)).setCustomId(data).setStyle(ButtonStyle.Secondary);

function rowsOf(buttons: ButtonBuilder[]): ActionRowBuilder<ButtonBuilder>[] {
  const starts = buttons.map((_, index) => index).filter((index) => index % BUTTONS_IN_A_ROW === 0);
  return starts.map((start) =>
    new ActionRowBuilder<ButtonBuilder>().addComponents(buttons.slice(start, start + BUTTONS_IN_A_ROW)),
  );
}
