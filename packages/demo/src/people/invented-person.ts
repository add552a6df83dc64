import type { UserType } from '@campus/contract/roles.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'

/** Somebody of the demo school, before the rows are made of it. */
export interface InventedPerson {
  readonly kind: UserType
  readonly number: string
  readonly name: string
  readonly bornIn: number
  readonly phone: string
  readonly email: string
  /** Code of the class or department, if any. */
  readonly unit?: string
  readonly roles: readonly { readonly role: NewRow<'person_role'>['role']; readonly scope?: string }[]
  readonly hasComeIn?: boolean
  readonly nickname?: string
  readonly grade?: string
  /** Somebody of a class who is in a master's course there, after a bachelor's. */
  readonly isGraduateStudent?: boolean
}

/** With the ID number, which is drawn in the order of all people. */
export interface DemoPerson extends InventedPerson {
  readonly idCard: string
}

export const mailOf = (word: string) => `${word.toLowerCase()}@demo.campus.example`

/** No operator was given numbers that begin with 154, so nobody's phone rings. */
export const phoneOf = (serial: number) => `154${String(serial).padStart(8, '0')}`
