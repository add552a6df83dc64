import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { readRosterFiles } from './roster-files.ts'

const manifest = (version = '1.2', part = 'users') => strToU8(`propertyName,value\r\noneroster.version,${version}\r\nfile.${part},bulk\r\n`)
const bounds = { maxBytes: 100_000, maxTotalBytes: 150_000, maxFiles: 4 }
const zeros = (size: number) => new Uint8Array(size)

/** The same ZIP, whose files say that they are small. */
const lying = (zip: Uint8Array) => {
  const bytes = Buffer.from(zip)
  for (let at = bytes.indexOf('PK\x03\x04'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 4)) bytes.writeUInt32LE(10, at + 22)
  return bytes
}

test('a ZIP that unfolds too far, leads out, holds too much or is no roster is refused', async () => {
  const two = { 'manifest.csv': manifest(), 'a.bin': zeros(90_000), 'b.bin': zeros(90_000) }
  for (const [zip, why] of [
    [zipSync(two), /too large/],
    [lying(zipSync(two)), /too large/],
    [zipSync({ 'manifest.csv': manifest(), 'users.csv': zeros(140_000) }), /too large/],
    [zipSync({ 'manifest.csv': manifest(), '../users.csv': strToU8('x') }), /not allowed/],
    [zipSync({ 'manifest.csv': manifest(), 'C:\\users.csv': strToU8('x') }), /not allowed/],
    [zipSync(Object.fromEntries('abcdef'.split('').map((name) => [name, strToU8('x')]))), /too many/],
    [zipSync({ 'users.csv': strToU8('x') }), /no manifest.csv/],
    [Buffer.from('PK\x03\x04 and then nothing that makes sense'), /cannot be unpacked|no manifest/],
    [zipSync({ 'manifest.csv': manifest('9.9') }), /oneroster.version/],
    [zipSync({ 'manifest.csv': manifest() }), /no users.csv/],
    [zipSync({ 'manifest.csv': manifest(), 'users.csv': Uint8Array.of(0xff, 0xfe, 0xfd, 0x80, 0x0a) }), /UTF-8/],
  ] as const)
    await assert.rejects(readRosterFiles(zip, bounds), why)
})
