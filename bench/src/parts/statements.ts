import type { Counted } from '@campus/server/testing/count-statements.ts'
import { tell } from '../report.ts'
import { measureStatements } from '../statements.ts'

const told = ({ statements, roundTrips }: Counted) => [String(statements), `in ${roundTrips} round trips`] as const

export const tellStatements = async () => {
  const { checkingOut, paying, reading, login, release } = await measureStatements()
  tell('cart of three: settled', ...told(checkingOut))
  tell('cart of three: paid', ...told(paying))
  tell('read by id', ...told(reading))
  tell('login with a password', ...told(login))
  tell('print released, six calls', ...told(release))
}
