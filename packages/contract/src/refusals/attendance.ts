import type { Phrase } from '../language.ts'

/** Refusals of roll calls, signs and attendance. */
export const attendanceRefusals = {
  roll_call_too_early: ['点名尚未到开放时间', 'It is too early to start roll call', '點名尚未到開放時間'],
  roll_call_over: ['这节课的点名时间已过', 'Roll call for this lesson is over', '這節課的點名時間已過'],
  roll_call_not_open: ['这节课没有在点名', 'Roll call is not open for this lesson', '這節課沒有在點名'],
  roll_call_cancelled: ['这节课已取消', 'This lesson is cancelled', '這節課已取消'],
  card_unknown: [
    '这不是本校有效的名片码，请学生刷新后再扫',
    'This is not a valid card of this school. Ask the student to show a new one.',
    '這不是本校有效的名片碼，請學生重新整理後再掃',
  ],
  not_in_lesson: ['名单中没有此人', 'This person is not on the roll', '名單中沒有此人'],
  nothing_to_confirm: ['此人没有待确认的签到', 'This person has no sign-in to confirm', '此人沒有待確認的簽到'],
  attendance_reason_needed: ['点名结束后修改须填写原因', 'Give a reason for a change after closing', '點名結束後修改須填寫原因'],
  attendance_change_late: ['已超过可修改的期限', 'It is too late for this change', '已超過可修改的期限'],
  attendance_fixed: ['该学期已结束，不能修改', 'This term is closed and cannot be changed', '該學期已結束，不能修改'],
  attendance_span_long: ['日期范围过长', 'The date range is too long', '日期範圍過長'],
  code_unknown: ['签到码无效，请重新扫描', 'This code is not valid. Scan it again.', '簽到碼無效，請重新掃描'],
  code_expired: ['签到码已过期，请重新扫描', 'This code is too old. Scan it again.', '簽到碼已過期，請重新掃描'],
  stamp_wrong: ['签到凭证无法核实，请重新扫描', 'The sign-in could not be verified. Scan the code again.', '簽到憑證無法核實，請重新掃描'],
  stamp_used: ['该签到凭证已被使用', 'This sign-in has already been used', '該簽到憑證已被使用'],
  phone_used: ['这部手机已为他人签到', 'This phone has already been used to sign in someone else', '這部手機已為他人簽到'],
  phone_of_another: ['这部手机已登记给他人', 'This phone is registered to someone else', '這部手機已登記給他人'],
  phone_too_soon: [
    '30 天内只能更换一次手机；仍可签到，由教师确认',
    'You can change your phone every 30 days. You can still sign in; the teacher confirms it.',
    '30 天內只能更換一次手機；仍可簽到，由教師確認',
  ],
  sign_window: ['现在不在签到或签退的时间内', 'It is not the time for signing in or out', '現在不在簽到或簽退的時間內'],
  was_online: ['签到码已过期：当时手机有网络', 'This code is too old: the phone has been online since', '簽到碼已過期：當時手機有網路'],
  leave_not_running: ['这个请假没有批准或已经结束', 'This leave is not approved or already over', '這個請假沒有批准或已經結束'],
  objection_late: ['已超过提出异议的期限', 'It is too late to object', '已超過提出異議的期限'],
  objection_open: ['您的异议正在处理', 'Your objection is being handled', '您的異議正在處理'],
  nothing_to_object: ['这节课没有可以提出异议的记录', 'There is nothing to object to in this lesson', '這節課沒有可以提出異議的記錄'],
} as const satisfies Record<string, Phrase>
