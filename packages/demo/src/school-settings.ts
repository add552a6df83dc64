import type { SchoolSettings } from '@campus/server/modules/school/school/school-settings.ts'
import { calendarOf } from './schedule/demo-term.ts'
import { demoUniversity } from './schools.ts'

/** What the demo school has decided for itself; the rest keeps its usual value. */
const decided: Partial<SchoolSettings> = {
  hasHomeTab: true,
  // By the calibration of the demo's own photos.
  faces: { isOn: true, threshold: 0.8, attempts: 5, methods: ['login', 'user', 'manager', 'registration'] },
  registrationFor: ['student', 'teacher', 'visitor', 'family'],
  ownDirectories: ['cas'],
  workingHours: [
    { from: '08:30', to: '12:00' },
    { from: '13:30', to: '17:00' },
  ],
  leavePictures: ['sick'],
  helpDesk: {
    phone: '0199-5400 1234',
    email: 'help@demo.campus.example',
    place: '师生服务中心 1 楼 3 号窗口',
    placeEn: 'Service centre, ground floor, counter 3',
    placeTw: '師生服務中心 1 樓 3 號窗口',
    hours: '周一至周五 8:30-17:00',
    hoursEn: 'Monday to Friday 8:30-17:00',
    hoursTw: '週一至週五 8:30-17:00',
  },
  emergencyNumbers: [
    { name: '保卫处（24 小时）', nameEn: 'Campus security (24 hours)', nameTw: '校園安全處（24 小時）', phone: '0199-5400 0110' },
    { name: '校医院急诊', nameEn: 'Clinic, emergencies', nameTw: '校醫院急診', phone: '0199-5400 0120' },
    { name: '心理咨询热线', nameEn: 'Counselling hotline', nameTw: '心理諮商專線', phone: '0199-5400 0525' },
    { name: '急救', nameEn: 'Ambulance', nameTw: '救護車', phone: '120' },
    { name: '报警', nameEn: 'Police', nameTw: '報警', phone: '110' },
    { name: '火警', nameEn: 'Fire', nameTw: '火警', phone: '119' },
  ],
  watermark: { textSize: 14, textColor: '#5b6b82', transparency: 88, rotation: -20, watermarkText: demoUniversity.name[0] },
}

/** The holidays of the term. */
const teachingDays = (today: Date): Partial<SchoolSettings> => {
  const { holidays, makeUpDays } = calendarOf(today)
  return { holidays, makeUpDays }
}

export const settingRows = (today: Date) =>
  Object.entries({ ...decided, ...teachingDays(today) }).map(([key, value]) => ({
    school_id: demoUniversity.id,
    key,
    value: JSON.stringify(value),
  }))
