import type { Phrase } from '../language.ts'

/** Refusals of the timetable. */
export const scheduleRefusals = {
  term_overlaps: ['与另一学期的日期重叠', 'These dates overlap another term', '與另一學期的日期重疊'],
  term_taken: ['该学年学期已存在', 'This term already exists', '該學年學期已存在'],
  term_has_lessons: [
    '学期内已排课，不能再改第一周的日期',
    'This term already has lessons, so its first week cannot be moved',
    '學期內已排課，不能再改第一週的日期',
  ],
  term_closed: ['该学期已结束归档，不能修改', 'This term is closed and cannot be changed', '該學期已結束歸檔，不能修改'],
  term_not_over: ['学期尚未结束', 'This term is not over yet', '學期尚未結束'],
  term_has_objections: [
    '还有未处理的考勤异议，请先处理',
    'Some objections to attendance are still open. Decide them first.',
    '還有未處理的考勤異議，請先處理',
  ],
  period_in_use: [
    '有课程使用的节次在新作息中不存在',
    'Some lessons use a period that the new timetable does not have',
    '有課程使用的節次在新作息中不存在',
  ],
  period_unknown: ['作息表中没有这一节次', 'The school day does not have this period', '作息表中沒有這一節次'],
  time_missing: [
    '该时间在当天不存在或出现两次（夏令时），请换一个时间',
    'On one of these days that time does not exist or occurs twice (clock change). Choose another time.',
    '該時間在當天不存在或出現兩次（夏令時間），請換一個時間',
  ],
  not_a_make_up_day: [
    '请先在学校设置中把这天设为调休上课日',
    'Add this day to the make-up days in the school settings first',
    '請先在學校設定中把這天設為補課日',
  ],
  date_followed_already: ['另一个调休日已补这一天的课', 'Another make-up day already follows this date', '另一個補課日已補這一天的課'],
  plan_clashes: ['教室或教师在该时间已有安排', 'The room or a teacher is not available at this time', '教室或教師在該時間已有安排'],
  student_clashes: [
    '有学生在同一时间有其他课或考试，如需继续请填写原因',
    'Some students have another lesson or an exam at this time. To go on, give a reason.',
    '有學生在同一時間有其他課或考試，如需繼續請填寫原因',
  ],
  room_closed: ['该教室已停用', 'This room is closed', '該教室已停用'],
  room_code_taken: ['该教室编号已被使用', 'This room code is already in use', '該教室編號已被使用'],
  section_code_taken: ['该学期已有此教学班号', 'This term already has a section with this code', '該學期已有此教學班號'],
  section_fixed: [
    '已有课次的教学班不能更换学期或课程',
    'A section with lessons keeps its term and course',
    '已有課次的教學班不能更換學期或課程',
  ],
  section_full: ['教学班人数已满', 'This section is full', '教學班人數已滿'],
  student_unknown: ['没有这些学号的学生', 'There are no students with these numbers', '沒有這些學號的學生'],
  weeks_outside_term: ['周次超出了学期', 'These weeks are not all in the term', '週次超出了學期'],
  lesson_over: [
    '这次课已开始或已结束，不能再调整',
    'This lesson has already started, so it cannot be changed',
    '這次課已開始或已結束，不能再調整',
  ],
  lesson_not_held: ['这次课已取消', 'This lesson is cancelled', '這次課已取消'],
  change_open: [
    '这次课已有待处理的调课申请，请先撤回',
    'A change of this lesson is already waiting. Withdraw it first.',
    '這次課已有待處理的調課申請，請先撤回',
  ],
  change_over: ['该调课申请已处理或已撤回', 'This change has already been decided or withdrawn', '該調課申請已處理或已撤回'],
  change_own: [
    '不能审批自己申请或参与的调课',
    'You cannot decide a change that you requested or agreed to',
    '不能審批自己申請或參與的調課',
  ],
  change_day_off: ['这天是节假日，请换一天', 'This day is a holiday. Choose another day.', '這天是節假日，請換一天'],
  change_nothing: ['与原安排相同，没有变化', 'This is the same as before', '與原安排相同，沒有變化'],
  room_too_small: ['教室座位不足', 'This room does not have enough seats', '教室座位不足'],
  share_code_wrong: [
    '共享码不正确或已过期，请向学生要新的共享码',
    'This code is wrong or no longer valid. Ask the student for a new one.',
    '共享碼不正確或已過期，請向學生要新的共享碼',
  ],
  too_many_entries: [
    '自己的日程已达上限，请先删除不用的日程',
    'You have too many entries of your own. Remove one first.',
    '自己的日程已達上限，請先刪除不用的日程',
  ],
  too_many_feeds: [
    '订阅地址已达上限，请先停用不用的地址',
    'You have too many calendar addresses. Revoke one first.',
    '訂閱地址已達上限，請先停用不用的地址',
  ],
  too_many_shares: [
    '共享数量已达上限，请先结束不用的共享',
    'You share with too many people. End a share first.',
    '共享數量已達上限，請先結束不用的共享',
  ],
} as const satisfies Record<string, Phrase>
