import type { Phrase } from '../language.ts'

/** Refusals of student records. */
export const recordRefusals = {
  record_outdated: [
    '档案已被他人修改，请刷新后核对',
    'This record has changed in the meantime. Reload it and check again.',
    '檔案已被他人修改，請重新整理後核對',
  ],
  record_same: ['没有需要修改的内容', 'Nothing would change', '沒有需要修改的內容'],
  change_waiting: [
    '这份档案已有修改等待确认，请等结果或先撤回',
    'A change of this record is waiting for confirmation. Wait for the result or withdraw it.',
    '這份檔案已有修改等待確認，請等結果或先撤回',
  ],
  record_by_two: [
    '学生的姓名请在学生档案中修改，由第二人确认；证件号码由学生提交更正申请',
    'Change the name in the student’s record, where a second person confirms it. To change an ID number, use a correction.',
    '學生的姓名請在學生檔案中修改，由第二人確認；證件號碼由學生提交更正申請',
  ],
  own_record: ['不能修改自己的档案', 'You cannot change your own record', '不能修改自己的檔案'],
  reveal_limit: [
    '一小时内最多查看 30 项隐藏信息，请稍后再试；已通知其他管理员',
    'You can reveal up to 30 hidden details per hour. Other administrators have been notified.',
    '一小時內最多查看 30 項隱藏資訊，請稍後再試；已通知其他管理員',
  ],
} as const satisfies Record<string, Phrase>
