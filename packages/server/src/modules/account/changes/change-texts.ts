import type { AccountChangeKind } from '@campus/contract/account/account-changes.ts'
import { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { z } from 'zod'
import { yuan } from '../../../ports/pay/yuan.ts'
import { providerNames } from '../links/provider-names.ts'
import { type ReportedLink, reportedLinks } from '../secret-links.extension.ts'

/** What the owner reads of a change; names and masked addresses, nothing that opens anything. */
const Shown = {
  channel: z.object({ channel: z.enum(['phone', 'email']), masked: z.string() }),
  passkey: z.object({ name: z.string() }),
  identity: z.object({ provider: OutsideProvider, name: z.string() }),
  face: z.object({}),
  account: z.object({ name: z.string(), number: z.string() }),
  link: z.object({ of: z.enum(reportedLinks), name: z.string() }),
  agency: z.object({ name: z.string(), number: z.string() }),
  deputy: z.object({ name: z.string(), number: z.string(), span: z.string() }),
  withdrawal: z.object({ number: z.string(), amount: z.number() }),
  mailbox: z.object({ address: z.string(), isOfSchool: z.boolean() }),
  devices: z.object({ count: z.number() }),
} satisfies Record<AccountChangeKind, z.ZodType>

export type ShownOf<Kind extends AccountChangeKind> = z.infer<(typeof Shown)[Kind]>

export interface ChangeTexts {
  readonly title: Phrase
  readonly happened: Phrase
  readonly undoing: Phrase
}

const channels: Record<'phone' | 'email', Phrase> = {
  phone: ['手机号', 'phone number', '手機號碼'],
  email: ['邮箱', 'email address', '電子信箱'],
}

const links: Record<ReportedLink, Pick<ChangeTexts, 'title' | 'happened'>> = {
  calendar: {
    title: ['已创建日历订阅地址', 'A calendar address was created', '已建立行事曆訂閱網址'],
    happened: ['知道地址的人可以查看您的课表。', 'Anyone with the address can read your timetable.', '知道網址的人可以查看您的課表。'],
  },
  family: {
    title: ['已创建家人共享码', 'A code to share with family was created', '已建立家人共享碼'],
    happened: [
      '输入共享码的人可以查看您共享的内容。',
      'Anyone with the code can see what you share.',
      '輸入共享碼的人可以查看您共享的內容。',
    ],
  },
}

const say: { readonly [Kind in AccountChangeKind]: (shown: ShownOf<Kind>) => ChangeTexts } = {
  channel: ({ channel, masked }) => {
    const [zh, en, tw] = channels[channel]
    return {
      title: [`您的${zh}已更换`, `Your ${en} was changed`, `您的${tw}已更換`],
      happened: [`您的${zh}已更换为 ${masked}。`, `Your ${en} is now ${masked}.`, `您的${tw}已更換為 ${masked}。`],
      undoing: [`${zh}恢复为更换前的状态。`, `Your ${en} will be restored.`, `${tw}恢復為更換前的狀態。`],
    }
  },
  passkey: ({ name }) => ({
    title: ['已添加通行密钥', 'A passkey was added', '已新增通行金鑰'],
    happened: [
      `通行密钥“${name}”可以登录您的账号。`,
      `The passkey “${name}” can log in to your account.`,
      `通行金鑰「${name}」可以登入您的帳號。`,
    ],
    undoing: ['删除这个通行密钥。', 'The passkey will be removed.', '刪除這個通行金鑰。'],
  }),
  identity: ({ provider, name }) => {
    const [zh, en, tw] = providerNames[provider]
    return {
      title: [`已绑定${zh}`, `${en} was linked`, `已綁定${tw}`],
      happened: [
        `${zh}账号“${name}”可以登录您的账号。`,
        `The ${en} account “${name}” can log in to your account.`,
        `${tw}帳號「${name}」可以登入您的帳號。`,
      ],
      undoing: [`解除与该${zh}账号的绑定。`, `The ${en} account will be unlinked.`, `解除與該${tw}帳號的綁定。`],
    }
  },
  face: () => ({
    title: ['已开启人脸登录', 'Face login was turned on', '已開啟人臉登入'],
    happened: ['您的人脸可以登录您的账号。', 'Your face can log in to your account.', '您的人臉可以登入您的帳號。'],
    undoing: ['撤回人脸登录的授权。', 'The consent to face login will be withdrawn.', '撤回人臉登入的授權。'],
  }),
  account: ({ name, number }) => ({
    title: ['已关联另一个账号', 'Another account was linked', '已關聯另一個帳號'],
    happened: [
      `“${name}”（${number}）与您的账号可以互相切换登录。`,
      `You can now switch between “${name}” (${number}) and your account.`,
      `「${name}」（${number}）與您的帳號可以互相切換登入。`,
    ],
    undoing: ['解除这两个账号的关联。', 'The two accounts will be unlinked.', '解除這兩個帳號的關聯。'],
  }),
  link: ({ of, name }) => {
    const { title, happened } = links[of]
    const [zh, en, tw] = happened
    return {
      title,
      happened: name === '' ? happened : [`“${name}”：${zh}`, `“${name}”: ${en}`, `「${name}」：${tw}`],
      undoing: ['该地址或共享码立即失效。', 'It will stop working at once.', '該網址或共享碼立即失效。'],
    }
  },
  agency: ({ name, number }) => ({
    title: ['已同意他人代办', 'You agreed to an agent', '已同意他人代辦'],
    happened: [
      `“${name}”（${number}）可以在您同意的范围内为您代办。`,
      `“${name}” (${number}) can act for you in what you agreed to.`,
      `「${name}」（${number}）可以在您同意的範圍內為您代辦。`,
    ],
    undoing: ['代办立即结束。', 'The agreement will end at once.', '代辦立即結束。'],
  }),
  deputy: ({ name, number, span }) => ({
    title: ['已设置审批代理人', 'A deputy decides approvals for you', '已設定審批代理人'],
    happened: [
      `“${name}”（${number}）在 ${span} 期间代您审批。`,
      `“${name}” (${number}) decides approvals for you from ${span}.`,
      `「${name}」（${number}）在 ${span} 期間代您審批。`,
    ],
    undoing: [
      '代理立即结束，移交给代理人且尚未处理的审批会退回给您。',
      'The deputy stops at once, and tasks handed over that are still open come back to you.',
      '代理立即結束，移交給代理人且尚未處理的審批會退回給您。',
    ],
  }),
  withdrawal: ({ number, amount }) => ({
    title: ['已申请提现', 'A withdrawal was requested', '已申請提領'],
    happened: [
      `提现 ${yuan(amount)} 元，单号 ${number}。`,
      `${yuan(amount)} yuan is being paid out (withdrawal ${number}).`,
      `提領 ${yuan(amount)} 元，單號 ${number}。`,
    ],
    undoing: [
      '取消提现，打印豆退回余额；已经打款的无法取消。',
      'The withdrawal will be cancelled and your beans returned, unless it has already been paid out.',
      '取消提領，列印豆退回餘額；已經撥款的無法取消。',
    ],
  }),
  mailbox: ({ address, isOfSchool }) => ({
    title: isOfSchool
      ? ['学校发件邮箱已更换', 'The school mailbox was changed', '學校寄件信箱已更換']
      : ['发件邮箱已更换', 'Your sending mailbox was changed', '寄件信箱已更換'],
    happened: [`证明文件今后通过 ${address} 发送。`, `Certificates are now sent through ${address}.`, `證明文件今後透過 ${address} 寄送。`],
    undoing: ['恢复为更换前的发件邮箱。', 'The previous mailbox will be restored.', '恢復為更換前的寄件信箱。'],
  }),
  devices: ({ count }) => ({
    title: ['其他设备已退出登录', 'Other devices were logged out', '其他裝置已登出'],
    happened: [
      `${count} 台设备已退出登录。`,
      count === 1 ? '1 device was logged out.' : `${count} devices were logged out.`,
      `${count} 台裝置已登出。`,
    ],
    // Every undoing ends all sessions; there is nothing else to take back.
    undoing: ['', '', ''],
  }),
}

/** The texts of a change as it was kept. */
export const textsOf = (kind: AccountChangeKind, shown: unknown): ChangeTexts =>
  (say[kind] as (shown: unknown) => ChangeTexts)(Shown[kind].parse(shown))
