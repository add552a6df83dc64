import type { Counted } from '@campus/server/testing/count-statements.ts'
import { printLine } from '../report.ts'
import { measureStatements } from '../statements.ts'

const told = ({ statements, roundTrips }: Counted) => [String(statements), `in ${roundTrips} round trips`] as const

export const reportStatements = async () => {
  const { checkingOut, paying, reading, login, release } = await measureStatements()
  printLine('cart of three: settled', ...told(checkingOut))
  printLine('cart of three: paid', ...told(paying))
  printLine('read by id', ...told(reading))
  printLine('login with a password', ...told(login))
  printLine('print released, six calls', ...told(release))
}
