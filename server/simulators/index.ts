export { startSimulator as startComputopSimulator } from './computop/simulator.ts';
