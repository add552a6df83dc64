import type { DemoAccount } from '@campus/contract/school/login-page.ts'
import type { BaseContext } from '../context/context.ts'
import type { SecretBox } from '../platform/crypto/secret-box.ts'
import type { Sql } from '../platform/db/sql.ts'
import type { BlobPort } from '../ports/blobs/blobs.ts'
import type { DemoLessons } from './lesson/demo-lesson.ts'
import type { DemoPerson } from './sign-in/demo-codes.ts'
import type { DemoTerminals } from './terminals/demo-terminals.ts'

/** What the demo school is built on. */
export interface DemoBaseContext {
  readonly sql: Sql
  readonly secretBox: SecretBox
  readonly blobs: BlobPort
}

/** What the demo hands over to the server, which itself knows of no demo school. */
export interface DemoSchool {
  readonly accounts: readonly DemoAccount[]
  readonly accountsOf: (schoolId: string) => DemoAccount[]
  /** Whom the stand-ins of the outside logins vouch for. */
  readonly people: readonly (DemoPerson & { readonly note?: string })[]
  isIn(sql: Sql): Promise<boolean>
  /** Whose clock its pages show. */
  timeZone(sql: Sql): Promise<string>
  /** Answers whether there was anything to fill. */
  fillOnce(base: DemoBaseContext, today: Date): Promise<boolean>
  /** What only a running server can make: it comes after the filling, and makes what a start that was cut short has not. */
  goOn(base: BaseContext): Promise<void>
  /** Lets a visitor begin a lesson, to try the roll call. */
  lessons(base: BaseContext): DemoLessons
  /** Lets the terminals of the demo run against the server that listens at the address. */
  openTerminals(base: BaseContext, serverUrl: string): Promise<DemoTerminals>
}
