import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findRisks } from './limits.ts'
import { noOffice, type OfficePort } from './office.ts'
import { warnOfOffice } from './office-warning.ts'

const warned = (office: OfficePort) => {
  const lines: unknown[] = []
  warnOfOffice(office, { warn: (line: unknown) => void lines.push(line) })
  return lines.join('\n')
}

test('what LibreOffice is not kept from is said in the log, one thing a line; where all is as it should be nothing is', () => {
  const office = (withoutNetwork: boolean, withLimits: boolean) => ({
    ...noOffice,
    isPresent: true,
    risks: findRisks({ withoutNetwork, withLimits, apart: [] }),
  })
  assert.equal(warned(office(true, true)), '')
  assert.match(warned(office(false, true)), /^LibreOffice runs with access to the network[^\n]*docs\/operations.md$/)
  assert.match(warned(office(true, false)), /^LibreOffice runs without limits of memory/)
  assert.match(warned(office(false, false)), /network[^\n]*\n.*without limits/)
  assert.equal(warned(noOffice), '')
})
