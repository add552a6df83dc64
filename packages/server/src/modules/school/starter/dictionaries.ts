import type { Phrase } from '@campus/contract/language.ts'
import type { StarterDictionary } from '@campus/contract/school/dictionaries.ts'

/** The words that a school begins with; it changes them in its console. */
export const dictionaries: Readonly<Record<StarterDictionary, Readonly<Record<string, Phrase>>>> = {
  gender: { male: ['男', 'Male', '男'], female: ['女', 'Female', '女'] },
  education_level: {
    bachelor: ['本科', 'Bachelor', '學士'],
    master: ['硕士研究生', 'Master', '碩士'],
    doctor: ['博士研究生', 'Doctor', '博士'],
  },
  student_status: {
    enrolled: ['在读', 'Enrolled', '在學'],
    suspended: ['休学', 'On leave of absence', '休學'],
    graduated: ['毕业', 'Graduated', '畢業'],
    withdrawn: ['退学', 'Withdrawn', '退學'],
  },
  staff_title: {
    assistant: ['助教', 'Assistant', '助教'],
    lecturer: ['讲师', 'Lecturer', '講師'],
    associate_professor: ['副教授', 'Associate professor', '副教授'],
    professor: ['教授', 'Professor', '教授'],
  },
  relation: {
    parent: ['父母', 'Parent', '父母'],
    spouse: ['配偶', 'Spouse', '配偶'],
    sibling: ['兄弟姐妹', 'Brother or sister', '兄弟姊妹'],
    other: ['其他', 'Other', '其他'],
  },
  id_document: {
    resident_id: ['居民身份证', 'Resident ID card', '居民身分證'],
    travel_permit: ['港澳台居民来往通行证', 'Travel permit of Hong Kong, Macao or Taiwan', '港澳臺居民來往通行證'],
    passport: ['护照', 'Passport', '護照'],
    other: ['其他证件', 'Another document', '其他證件'],
  },
  feedback_category: {
    service: ['服务', 'Service', '服務'],
    account: ['账号', 'Account', '帳號'],
    system: ['系统', 'System', '系統'],
    other: ['其他', 'Other', '其他'],
  },
  problem_type: {
    account: ['账号与登录', 'Account and login', '帳號與登入'],
    certificate: ['证明申请', 'Certificates', '證明申請'],
    printing: ['打印与终端', 'Printing and terminals', '列印與終端'],
    payment: ['付款与钱包', 'Payment and wallet', '付款與錢包'],
    study: ['学习与请假', 'Study and leave', '學習與請假'],
    campus: ['校园生活', 'Life on campus', '校園生活'],
  },
  campus_gate: {
    east: ['东门', 'East Gate', '東門'],
    south: ['南门', 'South Gate', '南門'],
    north: ['北门', 'North Gate', '北門'],
  },
  template_type: {
    status: ['学籍证明', 'Student status', '學籍證明'],
    transcript: ['成绩与排名', 'Grades and ranking', '成績與排名'],
    completion: ['毕业与学位', 'Graduation and degree', '畢業與學位'],
    letter: ['介绍信', 'Letters', '介紹信'],
  },
  evaluation_type: {
    service: ['窗口与人工服务', 'Staff and counters', '櫃檯與人工服務'],
    app: ['本应用', 'This app', '本應用'],
    terminal: ['自助终端', 'Self-service terminals', '自助終端'],
    feedback: ['反馈处理', 'Answers to feedback', '回饋處理'],
    leave: ['请假审批', 'Leave requests', '請假審批'],
  },
}
