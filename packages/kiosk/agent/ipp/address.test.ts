import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readIppAddress } from './address.ts'

const reported = (text: string) => {
  const { url, uri, authorization } = readIppAddress(text)
  return [url.href, uri, authorization]
}

test('the address of a printer gives the host and the IPP name', () => {
  assert.deepEqual(reported('ipp://printer.local/ipp/print'), [
    'http://printer.local:631/ipp/print',
    'ipp://printer.local:631/ipp/print',
    undefined,
  ])
  assert.deepEqual(reported('ipps://printer.local'), ['https://printer.local:631/', 'ipps://printer.local:631/', undefined])
  assert.deepEqual(reported('http://127.0.0.1:8631/printers/a4'), [
    'http://127.0.0.1:8631/printers/a4',
    'ipp://127.0.0.1:8631/printers/a4',
    undefined,
  ])
  assert.deepEqual(reported('https://printer/x?y=1'), ['https://printer/x?y=1', 'ipps://printer:443/x?y=1', undefined])
})

test('a name and a password go into the header and not into what the printer is called', () => {
  const [url, uri, authorization] = reported('ipp://kiosk:p%40ss@printer:632/q')
  assert.deepEqual([url, uri], ['http://printer:632/q', 'ipp://printer:632/q'])
  assert.equal(authorization, `Basic ${Buffer.from('kiosk:p@ss').toString('base64')}`)
})

test('what is no address of a printer is refused without its password', () => {
  assert.throws(() => readIppAddress('ftp://me:secret@printer/'), /^Error: ftp:\/\/ is no address of a printer\.$/)
  assert.throws(() => readIppAddress('printer'), /cannot be read/)
})
