import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replaced, replacedSummaries, replacedTexts } from './screen-words.ts'

/** What is wrong, and the same said well: in each of the three languages. */
const pairs: readonly (readonly (readonly [bad: string, good: string])[])[] = [
  [
    ['请选择「自助终端」', '请选择“自助终端”'],
    ['委托他人办理', '由他人代领'],
    ['代取文件', '代领文件，可取消'],
    ['别人刚刚修改了', '他人刚刚修改了'],
    ['订单占用', '待付款冻结'],
    ['出示领取码', '出示取件码'],
    ['出示取货码', '出示取件码'],
    ['证明验真', '证明核验'],
    ['证明验证', '证明核验'],
    ['文件核验报告', '证明核验报告'],
    ['免费豆', '赠送豆'],
    ['联系帮助台', '联系服务台'],
    ['窗口办理', '服务台办理'],
    ['新增文库目录', '新增资料库目录'],
    ['支付申诉', '付款申诉'],
    ['没有这样的订单', '没有符合条件的订单'],
    ['恢复后会重新加载此页', '恢复后会继续加载'],
    ['请你确认', '请您确认'],
    ['加载中...', '加载中…'],
  ],
  [
    ['Ask somebody', 'Ask someone'],
    ['Start anew', 'Start again'],
    ['Everybody can see it', 'Everyone can see it'],
    ['Nobody has this number', 'No one has this number'],
    ['You will be told', 'You will be notified'],
    ['Everybody concerned is asked', 'Everyone affected is asked'],
    ['The requester or the person concerned', 'The requester or the account holder'],
    ['It counts at once', 'It counts immediately'],
    ['It takes effect at once', 'It takes effect immediately'],
    ['Only so many', 'Up to 50'],
    ['It ends by itself', 'It ends automatically'],
    ['We try again by ourselves', 'We will try again automatically'],
    ['One to a line', 'One per line'],
    ['Asks the starter', 'Asks the applicant'],
    ['Take back the photo', 'Withdraw the photo'],
    ['Take this photo back', 'Take part, then go back'],
    ['Taken back', 'Withdrawn'],
    ['Someone picks it up', 'Someone collects it'],
    ['Not picked up in time', 'Show the pick-up code'],
    ['Not handed in', 'Not submitted'],
    ['Your identity paper', 'Your ID document'],
    ['The number does not check out', 'Check out the cart'],
    ['Go to the service counter', 'Go to the help desk'],
    ['View specimen', 'View sample'],
    ['Your mail address', 'Your email address'],
    ['Carry out the import', 'Run the import'],
    ['No goods', 'No items'],
    ['This page loads again', 'Loading continues'],
    ['5 in all', '5 in total, in all languages, in all its languages'],
    ['Loading...', 'Loading…'],
  ],
  [
    ['收件郵箱', '收件信箱'],
    ['手機或信箱', '手機或電子信箱'],
    ['信箱', '電子信箱'],
    ['信箱驗證碼', '電子信箱驗證碼'],
    ['隱私政策', '隱私權政策'],
    ['委託他人辦理', '由他人代領'],
    ['證明驗證', '證明核驗'],
    ['檔案核驗報告', '證明核驗報告'],
    ['請選擇“自助終端”', '請選擇「自助終端」'],
    ['免費豆', '贈送豆'],
    ['工作臺', '工作台，港澳臺'],
    ['幫助台', '服務台'],
    ['文庫', '資料庫'],
    ['支付申訴', '付款申訴'],
    ['沒有這樣的訂單', '沒有符合條件的訂單'],
    ['恢復後會重新載入此頁', '恢復後會繼續載入'],
    ['打印檔案', '列印檔案'],
    ['申請提現', '申請提領'],
    ['掃描二維碼', '掃描 QR 碼'],
    ['新手機號', '新手機號碼'],
    ['自動識別', '自動辨識識別碼'],
    ['加載中', '載入中'],
    ['下拉刷新', '下拉重新整理'],
    ['紀錄', '記錄'],
    ['請你確認', '請您確認'],
    ['用戶', '使用者'],
    ['服務器', '伺服器'],
    ['載入中...', '載入中…'],
  ],
]

/** The three texts as a file has them, with the sentence in one language. */
const inFile = (sentence: string, language: number) => `['${[0, 1, 2].map((at) => (at === language ? sentence : '中')).join("', '")}']`

test('a text with a word that was replaced is found in its language, and what is said instead is not', () => {
  for (const [language, sentences] of pairs.entries())
    for (const [bad, good] of sentences) {
      assert.deepEqual([...new Set(replacedTexts(inFile(bad, language)).map(({ text }) => text))], [bad])
      assert.deepEqual(replacedTexts(inFile(good, language)), [], good)
    }
})

test('every word of the list is met by a sentence', () => {
  for (const [language, words] of replaced.entries())
    for (const word of Object.keys(words))
      assert.ok(
        pairs[language]?.some(([bad]) => new RegExp(word).test(bad)),
        word,
      )
})

test('the summary of a call is held against the English words', () => {
  const found = (summary: string) => replacedSummaries(`  path: '/a',\n  summary:\n    ${summary},\n`).map(({ instead }) => instead)
  assert.deepEqual(found("'Take back what somebody asked for.'"), ['someone', 'withdraw'])
  assert.deepEqual(found('"Approve somebody\'s export."'), ['someone'])
  assert.deepEqual(found("'Withdraw a request; `specimen` is one of the types.'"), [])
})

test('a number that may be one needs a word for one', () => {
  const found = (english: string) => replacedTexts(`(count: number) => [\`\${count} 行\`, ${english}, \`\${count} 列\`]`).length
  assert.equal(found('`Skip ${count} rows`'), 1)
  assert.equal(found('`Kept ${days} more days`'), 1)
  assert.equal(found('`${out} of ${due} pages printed`'), 1)
  assert.equal(found("`Skip ${counted(count, 'row')}`"), 0)
  assert.equal(found('`Skip ${count}: this is ${name} as before`'), 0)
  assert.equal(found('`${count} ms`'), 0)
})
