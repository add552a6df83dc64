import { z } from 'zod'

/** Long texts are headings, paragraphs and items, never markup. */
export const TextBlock = z.object({ kind: z.enum(['heading', 'paragraph', 'item']), text: z.string() })
