import { personId } from './people/person-rows.ts'
import { demoUniversity } from './schools.ts'
import { idOf } from './seed.ts'

const text = `一、目的与必要性：人脸用于本人核验、登录和证件照采集，均有不使用人脸的等效方式。
二、处理范围：仅处理单独同意者的照片与人脸特征；核验画面不保存。
三、风险：照片冒用、误识别、特征泄露。措施：随机动作与平面检测、阈值按本校照片校准、每小时五次上限、加密保存、访问留痕、不作自动化不利决定。
四、未成年人：不满十四周岁须监护人书面同意。
五、结论：风险可控，同意使用；每年复核一次。`

/** What the school considered before it turned faces on. */
export const assessmentRows = (today: Date) => [
  {
    id: idOf('assessment', 'faces'),
    school_id: demoUniversity.id,
    text,
    written_by: personId('T0003'),
    created_at: new Date(today.getTime() - 40 * 86_400_000),
  },
]
