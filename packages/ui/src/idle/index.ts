export { whenIdle, whenQuiet } from './idle';
