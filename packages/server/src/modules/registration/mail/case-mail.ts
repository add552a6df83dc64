import type { Phrase } from '@campus/contract/language.ts'

/** What a mail to an applicant says. */
export type CaseMail = 'handed_in' | 'material_asked' | 'choose_password' | 'opens_later' | 'registered' | 'failed' | 'registration_failed'

interface MailText {
  readonly title: Phrase
  readonly lines: (facts: { readonly school: string; readonly day: string }) => readonly Phrase[]
}

export const caseMails: Record<CaseMail, MailText> = {
  handed_in: {
    title: ['注册申请已提交', 'Your registration was submitted', '註冊申請已提交'],
    lines: ({ school, day }) => [
      [
        `${school}已收到您的注册申请，预计在 ${day} 前审核完成。`,
        `${school} received your registration and expects to decide by ${day}.`,
        `${school}已收到您的註冊申請，預計在 ${day} 前審核完成。`,
      ],
      ['您可以随时打开下面的链接查看进度：', 'Open this link at any time to see its progress:', '您可以隨時開啟下面的連結查看進度：'],
    ],
  },
  material_asked: {
    title: ['注册申请需要补充材料', 'More material is needed', '註冊申請需要補充材料'],
    lines: ({ day }) => [
      [
        `请在 ${day} 前打开下面的链接补充材料：`,
        `Please open this link and add the material by ${day}:`,
        `請在 ${day} 前開啟下面的連結補充材料：`,
      ],
    ],
  },
  choose_password: {
    title: ['注册申请已通过，请设置密码', 'Approved: choose your password', '註冊申請已通過，請設定密碼'],
    lines: ({ day }) => [
      [
        `请在 ${day} 前打开下面的链接设置密码：`,
        `Please open this link and choose a password by ${day}:`,
        `請在 ${day} 前開啟下面的連結設定密碼：`,
      ],
    ],
  },
  opens_later: {
    title: ['注册申请已通过', 'Your registration was approved', '註冊申請已通過'],
    lines: ({ day }) => [
      [
        `为保护档案本人，账号将于 ${day} 开通。进度可在这里查看：`,
        `To protect the owner of the record, the account opens on ${day}. See its progress here:`,
        `為保護檔案本人，帳號將於 ${day} 開通。進度可在這裡查看：`,
      ],
    ],
  },
  registered: {
    title: ['账号已开通', 'Your account is open', '帳號已開通'],
    lines: ({ school }) => [
      [
        `您在${school}的账号已开通，可以用学号或工号和密码登录：`,
        `Your account at ${school} is open. Log in with your number and password:`,
        `您在${school}的帳號已開通，可以用學號或工號和密碼登入：`,
      ],
    ],
  },
  failed: {
    title: ['注册申请未通过', 'Your registration was rejected', '註冊申請未通過'],
    lines: () => [['说明可在这里查看：', 'See the explanation here:', '說明可在這裡查看：']],
  },
  registration_failed: {
    title: ['账号未能开通', 'Your account was not opened', '帳號未能開通'],
    lines: ({ school }) => [
      [
        `您在${school}的账号未能开通，请联系学校。详情：`,
        `Your account at ${school} could not be opened. Please contact the school. Details:`,
        `您在${school}的帳號未能開通，請聯絡學校。詳情：`,
      ],
    ],
  },
}
