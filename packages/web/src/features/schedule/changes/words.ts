import type { ChangeState } from '@campus/contract/schedule/lesson-change.ts'
import type { StateMark } from '@campus/ui/page/state-mark.tsx'
import { wordsOf } from '@campus/ui/words/words.ts'

type Tone = Parameters<typeof StateMark>[0]['tone']

export const changeTones: Record<ChangeState, Tone> = {
  waiting_colleague: 'waiting',
  waiting_manager: 'waiting',
  approved: 'good',
  refused: 'bad',
  withdrawn: 'over',
  outdated: 'over',
}

export const changeWords = wordsOf({
  before: ['原安排', 'Before', '原安排'],
  after: ['新安排', 'After', '新安排'],
  notHeld: ['停课', 'Cancelled', '停課'],
  noRoom: ['不安排教室', 'No room', '不安排教室'],
  sections: (codes: string) => [`教学班 ${codes}`, `Section ${codes}`, `教學班 ${codes}`],
  asker: ['申请人', 'Requested by', '申請人'],
  colleague: ['同事', 'Colleague', '同事'],
  reason: ['原因', 'Reason', '原因'],
  askedAt: ['申请时间', 'Requested', '申請時間'],
  answer: ['同事答复', 'Colleague’s answer', '同事答覆'],
  decidedBy: ['审批人', 'Decided by', '審批人'],
  notes: ['审批意见', 'Note', '審批意見'],
  list: ['我的调课', 'My lesson changes', '我的調課'],
  none: [
    '还没有调课申请。在课表里打开一次课，选择“调整这次课”。',
    'No changes yet. Open a lesson in your timetable and choose “Change this lesson”.',
    '還沒有調課申請。在課表裡打開一次課，選擇「調整這次課」。',
  ],
  toTimetable: ['打开课表', 'Open the timetable', '打開課表'],
  asksYou: (name: string) => [`${name}请您同意`, `${name} asks for your consent`, `${name}請您同意`],
  accept: ['同意', 'Accept', '同意'],
  acceptText: ['同意后由管理人员审批。', 'A manager decides next.', '同意後由管理人員審批。'],
  accepted: ['已同意，等待审批', 'Accepted. A manager will decide.', '已同意，等待審批'],
  decline: ['不同意', 'Decline', '不同意'],
  declineText: ['对方会收到通知。', 'Your colleague will be notified.', '對方會收到通知。'],
  declined: ['已告知对方', 'Your colleague has been notified', '已告知對方'],
  withdraw: ['撤回', 'Withdraw', '撤回'],
  withdrawTitle: ['撤回这个申请？', 'Withdraw this request?', '撤回這個申請？'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
  change: ['调整这次课', 'Change this lesson', '調整這次課'],
  history: ['变动记录', 'What changed', '變動記錄'],
  toList: ['我的调课申请', 'My lesson changes', '我的調課申請'],
})
