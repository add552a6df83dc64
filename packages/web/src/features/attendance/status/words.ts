import type { EventKind } from '@campus/contract/attendance/states.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const eventNames: Record<EventKind, Phrase> = {
  sign: ['扫码签到', 'Signed in', '掃碼簽到'],
  sign_out: ['签退', 'Signed out', '簽退'],
  no_sign_out: ['没有签退', 'Did not sign out', '沒有簽退'],
  confirm: ['签到已确认', 'Sign-in confirmed', '簽到已確認'],
  mark: ['教师点名', 'Marked by name', '教師點名'],
  unmark: ['撤销点名', 'Mark undone', '撤銷點名'],
  close: ['点名结束时不在', 'Not present when roll call closed', '點名結束時不在'],
  exempt: ['免听', 'Exempt', '免修'],
  leave: ['请假已批准', 'Leave approved', '請假已批准'],
  leave_ended: ['请假已取消', 'Leave ended', '請假已取消'],
  correct: ['更正', 'Corrected', '更正'],
}

export const statusWords = wordsOf({
  how: ['这个状态的由来', 'What happened', '這個狀態的由來'],
  nothing: ['还没有记录', 'Nothing recorded yet', '還沒有記錄'],
  teacher: ['教师', 'Teacher', '教師'],
  room: ['教室', 'Room', '教室'],
  time: ['时间', 'Time', '時間'],
  person: ['学生', 'Student', '學生'],
  doubts: ['待确认的原因', 'Why it needs confirming', '待確認的原因'],
  object: ['提出异议', 'Object', '提出異議'],
  objectText: (until: string) => [
    `如果记录不对，可在${until}前提出异议，由任课教师处理。`,
    `If this is wrong, you can object until ${until}. Your teacher decides.`,
    `如果記錄不對，可在${until}前提出異議，由任課教師處理。`,
  ],
  objectLabel: ['说明', 'What is wrong?', '說明'],
  sent: ['异议已提交', 'Objection sent', '異議已提交'],
  objection: ['异议', 'Objection', '異議'],
  open: ['等待处理', 'Waiting for a decision', '等待處理'],
  accepted: ['已采纳', 'Accepted', '已採納'],
  rejected: ['未采纳', 'Rejected', '未採納'],
})
