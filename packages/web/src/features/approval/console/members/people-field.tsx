import type { PickedMember } from '@campus/contract/approval/node-people.ts'
import type { z } from 'zod'
import { PeopleField as OfficePeopleField } from '../../../../domain/office-people/people-field.tsx'

export type Member = z.infer<typeof PickedMember>

interface PeopleFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: readonly Member[]
  readonly max: number
  readonly onChange: (people: Member[]) => void
}

/** Several people, as a tree keeps them; no more than it holds. */
export function PeopleField({ label, hint, value, max, onChange }: PeopleFieldProps) {
  return (
    <OfficePeopleField
      label={label}
      hint={hint}
      isMultiple
      value={value}
      onChange={(people) => onChange(people.slice(0, max).map(({ id, name }) => ({ id, name, type: 'user' })))}
    />
  )
}
