import { tell } from '../report.ts'
import { measureStatements } from '../statements.ts'

export const tellStatements = async () => {
  const { settling, paying, reading, login, release } = await measureStatements()
  tell('cart of three: settled', String(settling))
  tell('cart of three: paid', String(paying))
  tell('read by id', String(reading))
  tell('login with a password', String(login))
  tell('print released, six calls', String(release))
}
