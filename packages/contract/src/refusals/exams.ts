import type { Phrase } from '../language.ts'

/** Refusals of exams, seats and invigilation. */
export const examRefusals = {
  exam_sections_wrong: [
    '请选择同一学期、同一课程的教学班',
    'Choose sections of one course and one term in your units',
    '請選擇同一學期、同一課程的教學班',
  ],
  exam_room_wrong: ['所选教室不能用于考试', 'A room that you chose cannot be used for exams', '所選教室不能用於考試'],
  exam_busy: ['教室或监考教师在该时间已被占用', 'A room or an invigilator is not available at this time', '教室或監考教師在該時間已被占用'],
  exam_candidate_busy: ['有考生同时有另一场考试', 'A candidate has another exam at the same time', '有考生同時有另一場考試'],
  exam_fixed: ['考试已发布，不能修改', 'This exam has been published and cannot be changed', '考試已發布，不能修改'],
  exam_not_published: ['只能调整或取消已发布的考试', 'Only a published exam can be moved or cancelled', '只能調整或取消已發布的考試'],
  exam_time_past: ['请选择以后的时间', 'Choose a time in the future', '請選擇以後的時間'],
  exam_time_missing: ['请先确定考试时间和教室', 'Set the time and rooms first', '請先確定考試時間和教室'],
  exam_days_wrong: [
    '请选择学期内今后的日期，最多 30 天，不能全是节假日',
    'Choose up to 30 days ahead within the term, not holidays alone',
    '請選擇學期內今後的日期，最多 30 天，不能全是節假日',
  ],
  exam_full: [
    '没有合适的空座位，请增加教室或试卷种类',
    'There is no suitable free seat. Add a room or another paper.',
    '沒有合適的空座位，請增加教室或試卷種類',
  ],
  exam_person_unknown: ['没有这个学号的考生', 'No student with this number', '沒有這個學號的考生'],
  exam_person_barred: ['该生已被取消考试资格', 'This student is barred from the exam', '該生已被取消考試資格'],
  exam_seats_missing: ['还有考生没有座位', 'Some candidates have no seat yet', '還有考生沒有座位'],
  exam_invigilators_missing: ['每个考场需要两名监考教师', 'Each room needs two invigilators', '每個考場需要兩名監考教師'],
  exam_course_teachers: [
    '每个考场至少一名监考教师不能是本课程教师',
    'At least one invigilator of each room must not teach the course',
    '每個考場至少一名監考教師不能是本課程教師',
  ],
  exam_person_busy: ['该教师在这一时间已有安排', 'This teacher is not available at that time', '該教師在這一時間已有安排'],
  exam_offer_gone: ['这个请求已处理或已撤回', 'This request has been answered or withdrawn', '這個請求已處理或已撤回'],
  exam_ended: ['考试已结束', 'The exam is over', '考試已結束'],
  exam_over: ['考试已开始，不能再更换', 'The exam has begun, so this can no longer be changed', '考試已開始，不能再更換'],
  exam_check_in_closed: [
    '仅在考试前一小时至结束后两小时内登记',
    'Candidates are checked in from one hour before until two hours after the exam',
    '僅在考試前一小時至結束後兩小時內登記',
  ],
} as const satisfies Record<string, Phrase>
