import { HomePage } from './HomePage';

/** Of the build. */
const year = String(new Date().getFullYear());

/** The landing page as the build knows it: whose visitor it is and what day it is comes with the first script. */
export function HomePainted() {
  return <HomePage crewFree={null} year={year} isPainted />;
}
