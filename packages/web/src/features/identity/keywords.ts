import type { Keywords } from '../../launcher/keywords.ts'

export const keywords: Keywords = {
  identity: [
    ['身份证', 'ID card', '身分證', 'shen fen zheng'],
    ['护照', 'passport', '護照', 'hu zhao'],
    ['实名', 'real name', '實名', 'shi ming'],
  ],
  'own-photos': [
    ['证件照', 'portrait', '證件照', 'zheng jian zhao'],
    ['拍照', 'camera', '拍照', 'pai zhao'],
    ['学历照片', 'degree photo', '學歷照片', 'xue li zhao pian'],
  ],
  'photo-library': [
    ['学生照片', 'student photos', '學生照片', 'xue sheng zhao pian'],
    ['证件照', 'portrait', '證件照', 'zheng jian zhao'],
  ],
  'console-papers': [['身份证', 'ID card', '身分證', 'shen fen zheng']],
  'console-photo-imports': [
    ['压缩包', 'ZIP', '壓縮檔', 'ya suo bao'],
    ['批量', 'batch', '批次', 'pi liang'],
  ],
  'console-photo-types': [
    ['照片标准', 'photo standard', '照片標準', 'zhao pian biao zhun'],
    ['尺寸', 'size', '尺寸', 'chi cun'],
  ],
  'photo-search': [
    ['找人', 'find people', '找人', 'zhao ren'],
    ['人脸', 'face', '人臉', 'ren lian'],
  ],
}
