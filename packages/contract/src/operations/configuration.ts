import { z } from 'zod'
import { call } from '../call.ts'
import { Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'

export const configurationParts = {
  settings: ['学校设置', 'School settings', '學校設定'],
  look: ['学校形象', 'School look', '學校形象'],
  dictionaries: ['字典', 'Dictionaries', '字典'],
  templates: ['证明模板', 'Certificate templates', '證明範本'],
  prices: ['打印价格', 'Print prices', '列印價格'],
  duties: ['管理分工', 'Duties', '管理分工'],
} as const satisfies Record<string, Phrase>

export type ConfigurationPart = keyof typeof configurationParts
export const configurationPartNames = Object.keys(configurationParts) as [ConfigurationPart, ...ConfigurationPart[]]

const Part = z.enum(configurationPartNames)

/** As large as the templates of a big school, with room. */
const maxFileBytes = 8 * 1024 * 1024
const file = z.string().min(1, 'required').max(maxFileBytes)
const refusals = ['configuration_unreadable', 'configuration_foreign', 'configuration_newer', 'configuration_altered'] as const

export const exportConfiguration = call({
  method: 'POST',
  path: '/console/operations/configuration/export',
  who: ['admin'],
  summary:
    'Settings, names and colour, dictionaries, templates, print prices and duties of my school as one signed file. It has no secrets and no seals.',
  output: z.object({ fileName: z.string(), text: z.string() }),
})

export const compareConfiguration = call({
  method: 'POST',
  path: '/console/operations/configuration/compare',
  who: ['admin'],
  summary: 'What an exported file would change here, and what stands in its way. Nothing is changed.',
  maxBodyBytes: maxFileBytes,
  body: z.object({ file }),
  output: z.object({
    exportedAt: Instant,
    exportedBy: z.string(),
    /** Goes back with the import, so that nothing is changed that was not shown. */
    seen: z.string(),
    differences: z.array(
      z.object({
        part: Part,
        title: z.string(),
        isNew: z.boolean(),
        changes: z.array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string() })),
      }),
    ),
    /** What the file does not have stays as it is. */
    onlyHere: z.array(z.object({ part: Part, title: z.string() })),
    problems: z.array(z.object({ part: Part, title: z.string(), text: z.string() })),
  }),
  refusals,
})

export const applyConfiguration = call({
  method: 'POST',
  path: '/console/operations/configuration/apply',
  who: ['admin'],
  summary: 'Change everything in which the file differs, or nothing. Changed templates become drafts.',
  proof: 'fresh',
  maxBodyBytes: maxFileBytes,
  body: z.object({ file, seen: z.string().max(100), reason: z.string().trim().min(2, 'required').max(200) }),
  output: z.object({ applied: z.number().int() }),
  refusals: [...refusals, 'configuration_changed', 'configuration_problems'],
  idempotency: 'required',
})
