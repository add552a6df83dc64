export const examTones = { draft: 'over', published: 'good', cancelled: 'bad' } as const
