import type { Keeper } from '../../../platform/secrets.ts'
import { GivenLine } from './line.rules.ts'

export const importLinePlace = 'person_import.line'

export const sealLine = (keeper: Keeper, given: GivenLine) => keeper.seal(JSON.stringify(given), importLinePlace)

export const openLine = (keeper: Keeper, sealed: Buffer): GivenLine => GivenLine.parse(JSON.parse(keeper.open(sealed, importLinePlace)))
