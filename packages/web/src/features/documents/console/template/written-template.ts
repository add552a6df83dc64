import type { OutputOf } from '@campus/contract/call.ts'
import { type consoleTemplate, saveTemplate, TemplateRules, TemplateSource } from '@campus/contract/documents/console/templates.ts'
import { z } from 'zod'

export type Template = OutputOf<typeof consoleTemplate>

const { code, position } = saveTemplate.body.shape

/** A template as it stands in the editor. The revision is the one it was read at, so that a kept text cannot overwrite newer work unseen. */
export const WrittenTemplate = z.object({
  // A field whose name has "code" in it would not be kept on the device.
  slug: code,
  position,
  revision: z.number().int(),
  rules: TemplateRules,
  source: TemplateSource,
})
export type WrittenTemplate = z.output<typeof WrittenTemplate>

export const writtenIn = ({ code: slug, position, revision, rules, source }: Template): WrittenTemplate => ({
  slug,
  position,
  revision,
  rules,
  source,
})

const noLimits = { total: null, day: null, week: null, month: null, quarter: null, half_year: null, year: null }

/** What a new template begins with: free, for students, and with the fields that its source names. */
export const newTemplate = (source: string): WrittenTemplate => ({
  slug: '',
  position: 0,
  revision: 0,
  source,
  rules: {
    name: '',
    nameEn: '',
    nameTw: '',
    description: '',
    descriptionEn: '',
    descriptionTw: '',
    type: '',
    userTypes: ['student'],
    sources: [],
    standings: ['studying'],
    ways: ['download'],
    needsApproval: false,
    charge: 'none',
    price: 0,
    freeCopies: 0,
    freePeriod: 'total',
    limits: noLimits,
    copyLimits: noLimits,
    validityDays: 180,
    heading: 'none',
    wantsPhoto: false,
    wantsSignature: false,
    choosesYears: false,
    choosesCourses: false,
    fields: ['name', 'gender', 'studentId', 'college', 'major', 'educationLevel'],
    sealFileId: null,
  },
})

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

const same = (one: unknown, other: unknown) => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

export type RuleName = keyof TemplateRules

/** The rules that differ, in the order in which they are asked for. */
export const changedRules = (before: TemplateRules, now: TemplateRules): RuleName[] =>
  (Object.keys(before) as RuleName[]).filter((name) => !same(before[name], now[name]))

type Content = Pick<WrittenTemplate, 'slug' | 'position' | 'source'> & { readonly rules: TemplateRules }

export const isSameTemplate = (one: Content, other: Content): boolean =>
  one.slug === other.slug &&
  one.position === other.position &&
  one.source === other.source &&
  changedRules(one.rules, other.rules).length === 0
