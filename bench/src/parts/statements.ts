import type { Counted } from '@campus/server/testing/count-statements.ts'
import { printLine } from '../report.ts'
import { measureStatements } from '../statements.ts'

const counts = ({ statements, roundTrips }: Counted) => [String(statements), `in ${roundTrips} round trips`] as const

export const reportStatements = async () => {
  const { checkingOut, paying, reading, login, release, applying, agreeing } = await measureStatements()
  printLine('cart of three: settled', ...counts(checkingOut))
  printLine('cart of three: paid', ...counts(paying))
  printLine('read by id', ...counts(reading))
  printLine('login with a password', ...counts(login))
  printLine('print released, six calls', ...counts(release))
  printLine('application started', ...counts(applying))
  printLine('application agreed to', ...counts(agreeing))
}
