import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeAddress } from './judge-address.ts'

const hosts = ['www.demo.edu.cn', '*.lib.demo.edu.cn', 'localhost:8080']

const rows: [address: string | undefined, verdict: 'allowed' | 'outside' | 'wrong'][] = [
  ['https://www.demo.edu.cn/news?id=7', 'allowed'],
  ['https://WWW.demo.edu.cn', 'allowed'],
  ['https://search.lib.demo.edu.cn/', 'allowed'],
  ['http://localhost:8080/docs', 'allowed'],
  ['http://localhost:9090/docs', 'outside'],
  ['https://lib.demo.edu.cn/', 'outside'],
  ['https://evil-lib.demo.edu.cn/', 'outside'],
  ['https://www.demo.edu.cn.evil.com/', 'outside'],
  ['https://www.demo.edu.cn@evil.com/', 'wrong'],
  ['javascript:alert(1)', 'wrong'],
  ['data:text/html,<script>alert(1)</script>', 'wrong'],
  ['file:///etc/passwd', 'wrong'],
  ['www.demo.edu.cn', 'wrong'],
  ['', 'wrong'],
  [undefined, 'wrong'],
]

for (const [address, verdict] of rows) {
  test(`the web view judges ${address ?? 'no address'} as ${verdict}`, () => assert.equal(judgeAddress(address, hosts).is, verdict))
}
