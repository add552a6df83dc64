import { readFileSync } from 'node:fs'

/** The starter of a new template: short, and it shows what the house library offers. */
export const starterSource = (): string => readFileSync(new URL('house/starter.typ', import.meta.url), 'utf8')
