export const lastCode = async (to: string): Promise<string> => to
