import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const objectionWords = wordsOf({
  title: ['有人用您的档案注册账号', 'Someone is registering in your name', '有人用您的檔案註冊帳號'],
  school: ['学校', 'School', '學校'],
  number: ['学号或工号', 'Student or staff number', '學號或工號'],
  opensAt: ['开通时间', 'The account opens', '開通時間'],
  mine: [
    '如果是您本人操作，无需处理，关闭本页即可。',
    'If this was you, there is nothing to do. You can close this page.',
    '如果是您本人操作，無需處理，關閉本頁即可。',
  ],
  notMine: [
    '如果不是您本人操作，请立即停止，账号不会开通，学校会收到通知。',
    'If this was not you, stop it now. The account will not open, and the school is notified.',
    '如果不是您本人操作，請立即停止，帳號不會開通，學校會收到通知。',
  ],
  stop: ['这不是我，停止注册', 'This is not me. Stop it', '這不是我，停止註冊'],
  stopTitle: ['停止这次注册？', 'Stop this registration?', '停止這次註冊？'],
  stopped: [
    '已停止，账号不会开通。学校已收到通知。',
    'Stopped. The account will not open, and the school has been notified.',
    '已停止，帳號不會開通。學校已收到通知。',
  ],
  over: (when: string): Phrase => [
    `已无法在这里停止（${when}）。如非本人操作，请立即联系学校。`,
    `It can no longer be stopped here (${when}). If this was not you, contact the school immediately.`,
    `已無法在這裡停止（${when}）。如非本人操作，請立即聯絡學校。`,
  ],
  expired: [
    '链接已失效，或这次注册已经结束。如果不是您本人注册，请立即联系学校。',
    'The link has expired, or the registration has ended. If it was not you, contact the school immediately.',
    '連結已失效，或這次註冊已經結束。如果不是您本人註冊，請立即聯絡學校。',
  ],
  incomplete: [
    '链接不完整，请在短信或邮件中重新打开。',
    'The link is incomplete. Open it from the text message or email.',
    '連結不完整，請在簡訊或郵件中重新開啟。',
  ],
})
