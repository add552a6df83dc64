import { changePerson } from '@campus/contract/administration/people.ts'
import { z } from 'zod'

const guarded = ['phone', 'email', 'idCard'] as const
export type Guarded = (typeof guarded)[number]

/** The form of a change: the fields of the call, and which of the masked values are to be removed. */
export const RecordChange = changePerson.body.extend({ clears: z.array(z.enum(guarded)) })

/** Masked values cannot be shown in their fields: an empty one is left out and so stays, unless it is to be removed. */
export const toRecordChange = ({ clears, ...given }: z.output<typeof RecordChange>) => {
  const { phone, email, idCard, ...plain } = given
  const written = { phone, email, idCard }
  const sent = guarded.flatMap((name) => (clears.includes(name) ? [[name, '']] : written[name] ? [[name, written[name]]] : []))
  return { ...plain, ...(Object.fromEntries(sent) as Partial<Record<Guarded, string>>) }
}
