import type { Phrase } from '@campus/contract/language.ts'

interface Facts {
  readonly school: readonly [string, string, string]
  readonly link: string
}

/** To the phone and the address of a record: somebody registers in this name. */
export const ownerNotice = ({ school: [zh, en, tw], link }: Facts): { readonly title: Phrase; readonly lines: readonly Phrase[] } => ({
  title: ['有人正在用您的档案注册账号', 'Someone is registering with your record', '有人正在用您的檔案註冊帳號'],
  lines: [
    [
      `有人正在用您在${zh}的档案注册账号，24 小时后开通。`,
      `Someone is registering an account with your record at ${en}. It opens in 24 hours.`,
      `有人正在用您在${tw}的檔案註冊帳號，24 小時後開通。`,
    ],
    [
      `如果是您本人，无需操作；如非本人，请打开此链接阻止：${link} `,
      `If this is you, do nothing. If it is not, stop it here: ${link} `,
      `如果是您本人，無需操作；如非本人，請開啟此連結阻止：${link} `,
    ],
  ],
})
