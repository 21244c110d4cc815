// How long what people type may be, as the server has it (src/vortex/server/text.py; a test compares them).

export const NAME_LENGTH = 24;
export const TITLE_LENGTH = 60;
export const CHAT_LENGTH = 500;
